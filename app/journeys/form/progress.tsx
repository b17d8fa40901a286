import { form as formTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';

/** "N of M" in words, and drawn. Specification: form engine, section 2. */
export function Progress({ n, m }: { n: number; m: number }) {
  const t = useTexts(formTexts);
  return (
    <div>
      <p className="soft">
        <b>{t('progress', { n, m })}</b>
      </p>
      <ol className="progress" aria-hidden="true">
        {Array.from({ length: m }, (_, index) => (
          <li key={index} className={index + 1 < n ? 'done' : index + 1 === n ? 'now' : undefined} />
        ))}
      </ol>
    </div>
  );
}
