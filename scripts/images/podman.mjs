import path from 'node:path';

/** Returns the command and first arguments of a podman that keeps everything in a folder. */
export const podmanIn = (dir) => [
  'podman',
  `--root=${path.join(dir, 'storage')}`,
  `--runroot=${path.join(dir, 'run')}`,
  '--runtime=crun',
  '--cgroup-manager=cgroupfs',
  '--events-backend=none',
];
