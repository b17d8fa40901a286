import { useEffect, useState, useRef } from 'react';
import { formField as formFieldTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { Field } from '~/ui/field';
import { IntentButton } from '../../parts/intent-button';
import { helpOf, Label } from '../../parts/label';
import { errorIn, settingIn, type FieldViewProps } from '../view';
import { PHOTO_TYPES, UPLOAD_TYPES, sizeOf } from './rules';
import { useUpload, type AnswerFile } from './use-upload';
import { Button } from '~/ui/button';
import { INTENT } from '~/forms/engine/intent-name';

const acceptOf = (types: readonly string[]): string => types.map((type) => `.${type}`).join(',');

const filesOf = ({ field, context }: FieldViewProps, missing: string): readonly AnswerFile[] =>
  (field.values[field.name] ?? []).map((id) => {
    const { displayName, size } = context.files[id] ?? { displayName: missing, size: 0 };
    return { id, displayName, size, session: null };
  });

/**
 * Without JavaScript the page is posted with the file, by Upload or by Next; with it a file is sent
 * as soon as it is chosen or dropped (U-7 to U-9).
 */
export function Upload(props: FieldViewProps) {
  const { field } = props;
  const t = useTexts(formFieldTexts);
  const multiple = settingIn(field, 'multiple') === true;
  const photos = settingIn(field, 'photos') === true;
  const maxFiles = Number(settingIn(field, 'maxFiles') ?? 10);
  const { files, state, input, choose, remove } = useUpload(filesOf(props, t('uploadMissing')), {
    multiple,
    maxFiles,
  });
  const [enhanced, setEnhanced] = useState(false);
  useEffect(() => setEnhanced(true), []);

  const { place, isOver } = useDrop<HTMLDivElement>((dropped) => {
    if (dropped.length === 1 && input.current) input.current.files = dropped;
    choose(dropped);
  });
  const error =
    state.kind === 'error' ? state.message : state.kind === 'idle' ? errorIn(field) : null;
  return (
    <div className={isOver ? 'f upload over' : 'f upload'} ref={place}>
      <Field
        label={<Label field={field} />}
        hint={
          <>
            {helpOf(field)} {photos ? t('uploadPhotoRules', { max: maxFiles }) : t('uploadRules')}{' '}
            {enhanced && t('uploadDrop')}
          </>
        }
        id={field.name}
        name={`${field.name}.file`}
        error={error ?? null}
        type="file"
        accept={acceptOf(photos ? PHOTO_TYPES : UPLOAD_TYPES)}
        multiple={multiple && !enhanced}
        inputRef={input}
        onChange={(event) => enhanced && choose(event.currentTarget.files)}
      />
      {!enhanced && <IntentButton intent={`add:${field.name}`}>{t('uploadButton')}</IntentButton>}
      {state.kind === 'loading' && (
        <progress
          max={100}
          value={state.percent}
          aria-label={t('uploadUploading', { name: state.name })}
        />
      )}
      <p role="status" className="small">
        {state.kind === 'loading' && t('uploadUploading', { name: state.name })}
        {state.kind === 'success' && state.message}
      </p>
      <KeptFiles name={field.name} files={files} onRemove={(file) => enhanced && remove(file)} />
    </div>
  );
}

interface KeptFilesProps {
  name: string;
  files: readonly AnswerFile[];
  /** Returns false if the page has to be posted for it. */
  onRemove: (file: AnswerFile) => boolean;
}

function KeptFiles({ name, files, onRemove }: KeptFilesProps) {
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

/** A shortcut for mice; everyone can use the input inside the element. */
function useDrop<E extends HTMLElement>(onDrop: (files: FileList) => void) {
  const place = useRef<E>(null);
  const [isOver, setOver] = useState(false);
  const latest = useRef(onDrop);
  useEffect(() => {
    latest.current = onDrop;
  });
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const stop = new AbortController();
    const on = (name: 'dragover' | 'dragleave' | 'drop', work: (event: DragEvent) => void) =>
      element.addEventListener(name, work, { signal: stop.signal });
    on('dragover', (event) => {
      event.preventDefault();
      setOver(true);
    });
    on('dragleave', () => setOver(false));
    on('drop', (event) => {
      event.preventDefault();
      setOver(false);
      if (event.dataTransfer) latest.current(event.dataTransfer.files);
    });
    return () => stop.abort();
  }, []);
  return { place, isOver };
}
