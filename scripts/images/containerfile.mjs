/**
 * Returns the stages of a Containerfile: each one's base, and its steps in order, as [word, rest].
 */
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
    // A stage's base image does not matter here, because none can be fetched.
    if (word === 'ARG' && !steps) continue;
    if (word === 'FROM') {
      const [, from, name] = /^(\S+) AS (\S+)$/.exec(rest);
      stages.set(name, { from, steps: (steps = []) });
    } else steps.push([word, rest]);
  }
  return stages;
}

/** Returns a stage's variables, user and command, its own or inherited. */
export function startOf(stages, name) {
  const stage = stages.get(name);
  if (!stage) return { env: {}, user: null, cmd: null, health: null };
  const start = startOf(stages, stage.from);
  for (const [word, rest] of stage.steps) {
    if (word === 'ENV')
      start.env = {
        ...start.env,
        ...Object.fromEntries(rest.split(/\s+/).map((pair) => pair.split(/=(.*)/s))),
      };
    if (word === 'USER') start.user = rest;
    if (word === 'CMD') start.cmd = JSON.parse(rest);
    if (word === 'HEALTHCHECK') start.health = JSON.parse(rest.slice(rest.indexOf('[')));
  }
  return start;
}
