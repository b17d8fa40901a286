import { game as gameTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { Notice } from '~/ui/notice';
import { BlockSection } from '~/blocks/parts/block-section';
import { Island } from '~/blocks/parts/island';
import Game from './island';
import type { EmbeddedGameProps } from './schema';

/**
 * A game in a frame of 1320 by 704, smaller where the window is. Below 768 px a game that content has a message for gives it, and
 * the frame is never asked for; any other plays in a frame as tall as a phone.
 */
export function EmbeddedGame({ title, text, gameUrl, mobileMessage }: EmbeddedGameProps) {
  const t = useTexts(gameTexts);
  const name = title ?? t('gameName');
  return (
    <BlockSection title={title} wide>
      {text && <p>{text}</p>}
      {mobileMessage && (
        <div className="only-narrow">
          <Notice icon="info">
            <p>{mobileMessage}</p>
          </Notice>
        </div>
      )}
      <Island name="embedded-game" of={Game} props={{ src: gameUrl, name, onPhones: !mobileMessage }} />
    </BlockSection>
  );
}
