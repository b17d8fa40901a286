/** Wire contract: UploadedFile. */
export interface SentFile {
  readonly id: string;
  readonly displayName: string;
  readonly size: number;
  readonly session: string;
}

export type Outcome =
  { readonly file: SentFile } | { readonly refused: string } | { readonly failed: true };

/** Accepts either spelling (L-772). */
const returnedIn = (body: unknown): unknown => {
  const { returnObject, ReturnObject } = (body ?? {}) as {
    returnObject?: unknown;
    ReturnObject?: unknown;
  };
  return returnObject ?? ReturnObject;
};

export async function openSession(): Promise<string | null> {
  try {
    const answer = await fetch('/api/file-upload', { headers: { Accept: 'application/json' } });
    const session = answer.ok ? returnedIn(await answer.json()) : null;
    return typeof session === 'string' ? session : null;
  } catch {
    return null;
  }
}

function read(status: number, text: string, session: string): Outcome {
  try {
    const body: unknown = JSON.parse(text);
    if (status === 200) {
      const [file] = returnedIn(body) as SentFile[];
      return file ? { file: { ...file, session } } : { failed: true };
    }
    const { message } = body as { message?: unknown };
    const isAboutTheFile = status === 400 || status === 413;
    return isAboutTheFile && typeof message === 'string' ? { refused: message } : { failed: true };
  } catch {
    return { failed: true };
  }
}

export function sendFile(
  file: File,
  session: string,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
): Promise<Outcome> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api/storage/upload/${session}/-1`);
    request.upload.onprogress = ({ loaded, total }) =>
      onProgress(Math.round((loaded / (total || 1)) * 100));
    request.onload = () => resolve(read(request.status, request.responseText, session));
    request.onerror = request.ontimeout = request.onabort = () => resolve({ failed: true });
    signal.addEventListener('abort', () => request.abort());
    const body = new FormData();
    body.set('file', file);
    request.send(body);
  });
}

export async function removeFile({
  id,
  session,
}: Pick<SentFile, 'id' | 'session'>): Promise<boolean> {
  try {
    const query = new URLSearchParams({ sessionId: session, fileId: id }).toString();
    const { ok, status } = await fetch(`/api/file-upload?${query}`, { method: 'DELETE' });
    return ok || status === 404;
  } catch {
    return false;
  }
}
