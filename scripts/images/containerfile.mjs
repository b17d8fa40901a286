/** The stages of a Containerfile: what each begins with, and its steps in order, as [word, rest]. */
export function stagesOf(text) {
  const stages = new Map();
  const lines = text
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, ' ')
    .split('\n')
    .filter(Boolean);
  let steps = null;
  for (const line of lines) {
    const [, word, rest] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    if (!word) throw new Error(`deploy/Containerfile is not understood: ${line}`);
    // Which image a stage begins with is of no matter here: nothing can fetch one.
    if (word === 'ARG' && !steps) continue;
    if (word === 'FROM') {
      const [, from, name] = /^(\S+) AS (\S+)$/.exec(rest);
      stages.set(name, { from, steps: (steps = []) });
    } else steps.push([word, rest]);
  }
  return stages;
}

/** What a stage is started with: variables, user and command, its own or those that it begins with. */
export function startOf(stages, name) {
  const stage = stages.get(name);
  if (!stage) return { env: {}, user: null, cmd: null, health: null };
  const start = startOf(stages, stage.from);
  for (const [word, rest] of stage.steps) {
    if (word === 'ENV')
      start.env = { ...start.env, ...Object.fromEntries(rest.split(/\s+/).map((pair) => pair.split(/=(.*)/s))) };
    if (word === 'USER') start.user = rest;
    if (word === 'CMD') start.cmd = JSON.parse(rest);
    if (word === 'HEALTHCHECK') start.health = JSON.parse(rest.slice(rest.indexOf('[')));
  }
  return start;
}
