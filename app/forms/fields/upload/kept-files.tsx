import { formField as formFieldTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { Button } from '~/ui/button';
import { INTENT } from '../../engine/intent-name';
import { sizeOf } from './rules';
import { type AnswerFile } from './use-upload';

export interface KeptFilesProps {
  name: string;
  files: readonly AnswerFile[];
  /** False where the page has to be posted for it. */
  onRemove: (file: AnswerFile) => boolean;
}

/** What was added so far: name, size, and a button that takes it away again. Specification: lookup, sections 4 and 9 (Upload). */
export function KeptFiles({ name, files, onRemove }: KeptFilesProps) {
  const t = useTexts(formFieldTexts);
  if (files.length === 0) return null;
  return (
    <ul className="files" aria-label={t('uploadKept')}>
      {files.map((file, index) => (
        <li key={file.id}>
          <input type="hidden" name={name} value={file.id} />
          <span className="breaks">
            {file.displayName}
            {file.size > 0 && `, ${sizeOf(file.size)}`}
          </span>
          <Button
            second
            name={INTENT}
            value={`remove:${name}:${index}`}
            formNoValidate
            onClick={(event) => {
              if (onRemove(file)) event.preventDefault();
            }}
          >
            {t('uploadRemove')} <span className="hide">{file.displayName}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
