import { game as gameTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { Notice } from '~/ui/notice';
import { BlockSection } from '~/blocks/parts/block-section';
import { Island } from '~/blocks/parts/island';
import Game from './island';
import type { EmbeddedGameProps } from './schema';

/**
 * A frame of 1320 by 704, smaller in a small window. Below 768 px a game with a message in content
 * shows that instead, without loading the frame; any other plays in a phone-sized frame (L-716).
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
      <Island
        name="embedded-game"
        of={Game}
        props={{ src: gameUrl, name, onPhones: !mobileMessage }}
      />
    </BlockSection>
  );
}
