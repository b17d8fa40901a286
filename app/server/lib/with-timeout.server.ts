/** `fallback` if the work fails or takes longer. For anything that mustn't hold up a page. */
export async function withTimeout<T, F>(
  limitMs: number,
  work: Promise<T>,
  fallback: F,
): Promise<T | F> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<F>((resolve) => {
    timer = setTimeout(() => resolve(fallback), limitMs);
  });
  try {
    return await Promise.race([work.catch(() => fallback), timeout]);
  } finally {
    clearTimeout(timer);
  }
}
