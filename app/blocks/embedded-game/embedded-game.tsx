import { gameTexts } from '~/cms/texts/blocks-part1';
import { useTexts } from '~/cms/use-texts';
import { Notice } from '~/ui/notice';
import { BlockSection } from '../parts/block-section';
import { Island } from '../parts/island';
import Game from './island';
import type { EmbeddedGameProps } from './schema';

/** A game in a frame of 1320 by 704, smaller where the window is; below 768 px a message, and the frame is never asked for. */
export function EmbeddedGame({ title, text, gameUrl, mobileMessage }: EmbeddedGameProps) {
  const t = useTexts(gameTexts);
  const name = title ?? t('gameName');
  return (
    <BlockSection title={title} wide>
      {text && <p>{text}</p>}
      <div className="only-narrow">
        <Notice icon="info">
          <p>{mobileMessage ?? t('gameMobile')}</p>
        </Notice>
      </div>
      <Island name="embedded-game" of={Game} props={{ src: gameUrl, name }} />
    </BlockSection>
  );
}
