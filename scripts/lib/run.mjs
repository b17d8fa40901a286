import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout of these scripts. */
export const root = fileURLToPath(new URL('../..', import.meta.url));
export const inRoot = (...parts) => path.join(root, ...parts);

/** The exit code of a measurement that missed a bound: Node ends with 1 after a crash. */
export const MISSED = 3;

/** Prints a message, marked so that it stands out among tool output. */
export function say(sentence) {
  process.stdout.write(`> ${sentence}\n`);
}

/** Runs a command and returns its exit code; 127 if it cannot be started. */
export function run(command, args, { env = {}, quiet = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: quiet ? 'ignore' : ['ignore', 'inherit', 'inherit'],
    });
    child.on('error', () => resolve(127));
    child.on('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}

/** Runs a package's JavaScript file with this Node, without a shell or npx in between. */
export const runNode = (file, args, options) =>
  run(process.execPath, [inRoot(file), ...args], options);

/** Runs a command and returns its output, whatever its exit code. */
export function capture(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (part) => (output += part));
    child.stderr.on('data', (part) => (output += part));
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
