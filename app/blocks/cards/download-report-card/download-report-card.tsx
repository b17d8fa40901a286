import { careers as careersTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { ButtonLink } from '~/ui/button';
import { Picture } from '~/blocks/parts/picture';
import type { DownloadReportCardProps } from './schema';

export function DownloadReportCard({
  title,
  text,
  image,
  buttonLabel,
  file,
}: DownloadReportCardProps) {
  const t = useTexts(careersTexts);
  return (
    <section className="band">
      <div className="wrap indent">
        <div className={image ? 'panel night cols even' : 'panel night'}>
          <div className="flow">
            <h2>{title}</h2>
            {text && <p>{text}</p>}
            <p>
              <ButtonLink href={file.url} icon="document" download="">
                <span>
                  {buttonLabel ?? t('careersReport')}
                  <span className="hide">: {title}</span>
                  {file.size && ` (${file.size})`}
                </span>
              </ButtonLink>
            </p>
          </div>
          {image && <Picture image={image} decor className="fill" />}
        </div>
      </div>
    </section>
  );
}
