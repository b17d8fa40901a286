import type { ReactNode } from 'react';
import type { Image } from '~/cms/image';
import { Picture } from './picture';

export interface HeroProps {
  /** The page's h1 unless `level` is 2. */
  title: string;
  level?: 1 | 2;
  above?: ReactNode;
  text?: string | null;
  image?: Image | null;
  field?: 'ask' | 'night';
  children?: ReactNode;
}

export function Hero({ title, level = 1, above, text, image, field = 'ask', children }: HeroProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <section className={`hero short field-${field}`}>
      <div className="wrap">
        <div className="on-line">
          <span className="rail" />
          <div className={image ? 'cols' : undefined}>
            <div className="flow-l">
              {above}
              <Heading>{title}</Heading>
              {text && <p className="lead">{text}</p>}
              {children}
            </div>
            {image && <Picture image={image} eager className="fill" />}
          </div>
        </div>
      </div>
    </section>
  );
}
