import { Island } from '~/blocks/parts/island';
import { RichTextView } from '~/cms/rich-text-view';
import type { RotaLoadPopUp } from '~/cms/rota-load';
import { rotaLoad as rotaLoadTexts } from '#words/en.json';
import { useLangOf } from '~/words/page-language';
import { useTexts } from '~/words/use-texts';
import { ButtonLink } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { useRouter } from '~/ui/router';
import RotaLoadIsland from './rota-load-island';

/** On the page for everyone; the pop-up comes once per browser session. */
export function RotaLoadNotice({ popUp }: { popUp: RotaLoadPopUp }) {
  const t = useTexts(rotaLoadTexts);
  const props = { title: popUp.title, close: t('powerSharingClose') };
  const slots = [
    <Notice key="" status="aware" icon="bolt" heading={<Words text={popUp.title} />}>
      <Content popUp={popUp} />
    </Notice>,
  ];
  const router = useRouter();
  if (router || !import.meta.env.SSR) return <RotaLoadIsland {...props} slots={slots} />;
  return <Island name="search/rota-load" of={RotaLoadIsland} props={props} slots={slots} />;
}

/** Marked where the editors did not translate their words. */
const Words = ({ text }: { text: string }) => <span lang={useLangOf()(text)}>{text}</span>;

function Content({ popUp: { message, buttons } }: { popUp: RotaLoadPopUp }) {
  return (
    <div className="flow" data-notice="">
      <RichTextView html={message} lang={useLangOf()(message)} />
      {buttons.length > 0 && (
        <p className="row">
          {buttons.map(({ href, name }, index) => (
            <ButtonLink key={href} href={href} second={index > 0}>
              <Words text={name} />
            </ButtonLink>
          ))}
        </p>
      )}
    </div>
  );
}
