import { download as downloadTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { Icon } from '~/ui/icon';
import { BlockSection } from '~/blocks/parts/block-section';
import type { DownloadCardsProps } from './schema';

/** "20 kB", "1.5 MB". One MB is 1,048,576 bytes, as for uploads. */
const sizeOf = (bytes: number): string =>
  bytes < 1_048_576
    ? `${Math.max(1, Math.round(bytes / 1024))} kB`
    : `${(bytes / 1_048_576).toLocaleString('en-GB', { maximumFractionDigits: 1 })} MB`;

const kindOf = (href: string): string =>
  /\.([a-z0-9]{2,5})(?:[?#]|$)/i.exec(href)?.[1]?.toUpperCase() ?? '';

export function DownloadCards({ title, items }: DownloadCardsProps) {
  const t = useTexts(downloadTexts);
  if (items.length === 0) return null;
  const Heading = title ? 'h3' : 'h2';
  return (
    <BlockSection title={title}>
      <ul className="grid">
        {items.map((item) => {
          const facts = [
            kindOf(item.file.href),
            item.size && sizeOf(item.size),
            item.pages &&
              t(item.pages === 1 ? 'downloadPage' : 'downloadPages', { pages: item.pages }),
          ].filter(Boolean);
          return (
            <li className="card" key={item.file.href}>
              <Icon name="document" />
              <Heading className="h3">
                <a href={item.file.href} download="">
                  {item.title}
                  {facts.length > 0 && <span className="hide"> ({facts.join(', ')})</span>}
                </a>
              </Heading>
              {item.description && <p>{item.description}</p>}
              {facts.length > 0 && (
                <p className="small soft" aria-hidden="true">
                  {facts.join(', ')}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </BlockSection>
  );
}
