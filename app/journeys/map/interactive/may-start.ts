function contextOf<Answer>(
  options: WebGLContextAttributes,
  ask: (context: WebGLRenderingContext) => Answer,
): Answer | null {
  const context = document.createElement('canvas').getContext('webgl', options);
  if (!context) return null;
  const answer = ask(context);
  // Browsers allow a handful of these: it is given back at once.
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return answer;
}

function chipOf(context: WebGLRenderingContext): string {
  const names = context.getExtension('WEBGL_debug_renderer_info');
  return String(context.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : context.RENDERER));
}

/** What the browser says of the connection; only some browsers do. */
export interface ConnectionWord {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/** Whether a quarter of a megabyte may be loaded without being asked for. Where nothing is known, it may not. */
export const connectionAllows = (connection: ConnectionWord | undefined, wantsLess: boolean): boolean =>
  connection?.effectiveType === '4g' && connection.saveData !== true && !wantsLess;

/** Whether there is WebGL at all. */
export const canDraw = (): boolean => contextOf({}, () => true) === true;

const DRAWS_BY_PROCESSOR = /swiftshader|llvmpipe|software|basic render/i;

/**
 * Whether the computer draws such a map without effort: by its graphics chip, because the processor would do it slowly and out
 * of a battery that is needed now. Asked before anything is loaded.
 */
function drawsWithEase(): boolean {
  const chip = contextOf({ failIfMajorPerformanceCaveat: true }, chipOf);
  return chip !== null && !DRAWS_BY_PROCESSOR.test(chip);
}

/** Whether the interactive map may show by itself. The low-data version has no script and never asks. */
export function mayStartAlone(): boolean {
  const { connection } = navigator as Navigator & { connection?: ConnectionWord };
  const wantsLess = window.matchMedia('(prefers-reduced-data: reduce)').matches;
  return connectionAllows(connection, wantsLess) && drawsWithEase();
}
