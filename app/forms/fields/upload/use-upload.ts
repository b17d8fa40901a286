import { useEffect, useRef, useState } from 'react';
import { formField as formFieldTexts, form as formTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { problemValues, roomBeside, uploadProblem, withoutTags } from './rules';

/** Files of an earlier page have no session here, and are removed by posting the page. */
export interface AnswerFile {
  readonly id: string;
  readonly displayName: string;
  readonly size: number;
  readonly session: string | null;
}

export type UploadState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading'; readonly name: string; readonly percent: number }
  | { readonly kind: 'success'; readonly message: string }
  | { readonly kind: 'error'; readonly message: string };

export interface UploadRules {
  readonly multiple: boolean;
  readonly maxFiles: number;
}

const sender = () => import('./send-file');

/** Until a file is uploaded it stays in its input, so that posting the page still sends it. */
export function useUpload(initial: readonly AnswerFile[], { multiple, maxFiles }: UploadRules) {
  const t = useTexts(formFieldTexts);
  const say = useTexts(formTexts);
  const [files, setFiles] = useState(initial);
  const [state, setState] = useState<UploadState>({ kind: 'idle' });
  const input = useRef<HTMLInputElement>(null);
  const session = useRef<string | null>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  function end(message: string, isError: boolean): void {
    if (input.current) input.current.value = '';
    setState({ kind: isError ? 'error' : 'success', message });
    if (isError) input.current?.focus();
  }
  const fail = () => end(withoutTags(say('fileUploadApiError')), true);

  async function start(file: File): Promise<void> {
    stop.current?.abort();
    const stopper = (stop.current = new AbortController());
    if (multiple && files.length >= maxFiles)
      return end(say('uploadTooMany', { max: maxFiles }), true);
    const problem = uploadProblem(file, files, multiple);
    if (problem) return end(say(problem, problemValues(file, roomBeside(files, multiple))), true);
    setState({ kind: 'loading', name: file.name, percent: 0 });
    const { openSession, removeFile, sendFile } = await sender();
    // In single mode each file has its own session, so that the replaced one does not count.
    const open = (multiple && session.current) || (await openSession());
    if (open === null) return fail();
    session.current = open;
    const onProgress = (percent: number) => setState({ kind: 'loading', name: file.name, percent });
    const outcome = await sendFile(file, open, onProgress, stopper.signal);
    if (stopper.signal.aborted) return;
    if ('failed' in outcome) {
      session.current = null;
      return fail();
    }
    if ('refused' in outcome) return end(outcome.refused, true);
    const before = multiple ? files : [];
    setFiles([...before, outcome.file]);
    end(t('uploadAdded', { name: outcome.file.displayName }), false);
    if (!multiple)
      for (const { id, session: fileSession } of files)
        if (fileSession) void removeFile({ id, session: fileSession });
  }

  return {
    files,
    state,
    input,
    choose(chosen: FileList | null): void {
      const [file, second] = Array.from(chosen ?? []);
      if (second) end(say('uploadOneAtATime'), true);
      else if (file) void start(file).catch(fail);
    },
    /** Returns false if the page has to be posted for it. */
    remove({ id, displayName, session: fileSession }: AnswerFile): boolean {
      if (fileSession === null) return false;
      void sender()
        .then(({ removeFile }) => removeFile({ id, session: fileSession }))
        .catch(() => false)
        .then((isGone) => {
          if (!isGone) return end(t('uploadRemoveFailed'), true);
          setFiles((current) => current.filter((file) => file.id !== id));
          setState({ kind: 'success', message: t('uploadRemoved', { name: displayName }) });
          input.current?.focus();
        });
      return true;
    },
  };
}
