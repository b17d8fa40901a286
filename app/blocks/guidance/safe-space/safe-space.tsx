import { RichTextView } from '~/cms/rich-text-view';
import { safeSpace as safeSpaceTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import type { BlockContext } from '~/blocks/block';
import { BlockSection } from '~/blocks/parts/block-section';
import { Island } from '~/blocks/parts/island';
import { PhoneLink } from '~/ui/phone-link';
import { QUICK_EXIT_URL } from '~/domain/content/quick-exit';
import QuickExitIsland from '~/blocks/parts/quick-exit-island';
import SafeSpaceIsland from './island';

export interface SafeSpaceProps {
  title: string | null;
  text: string;
  buttonLabel: string | null;
  context: Pick<BlockContext, 'hasSafeSpace'>;
}

/**
 * Phone numbers stand below the link, and alone if no carrier is configured, because a button that
 * opens nothing helps nobody.
 */
export function SafeSpace({ title, text, buttonLabel, context }: SafeSpaceProps) {
  const t = useTexts(safeSpaceTexts);
  const words = {
    open: buttonLabel ?? t('safeSpaceOpen'),
    title: t('safeSpaceTitle'),
    close: t('safeSpaceClose'),
    loading: t('safeSpaceLoading'),
  };
  const Heading = title ? 'h3' : 'h2';
  return (
    <BlockSection title={title} mist>
      <Island
        name="parts/quick-exit"
        of={QuickExitIsland}
        props={{ href: QUICK_EXIT_URL, label: t('safeSpaceExit'), hint: t('safeSpaceExitHint') }}
      />
      {context.hasSafeSpace ? (
        <>
          <RichTextView html={text} />
          <Island
            name="safe-space"
            of={SafeSpaceIsland}
            props={{ href: '/safe-space/widget', words }}
          />
          <Heading className="h3">{t('safeSpaceCall')}</Heading>
        </>
      ) : (
        <p>{t('safeSpaceNone')}</p>
      )}
      <ul>
        <li>
          {t('safeSpaceNational')} <PhoneLink phone="0808 2000 247" />
        </li>
        <li>
          {t('safeSpaceMen')} <PhoneLink phone="0808 801 0327" />
        </li>
        <li>
          {t('safeSpaceEmergency')} <PhoneLink phone="999" />. {t('safeSpaceSilent')}
        </li>
      </ul>
    </BlockSection>
  );
}
