#!/usr/bin/env bash
# node:zlib's crc32 in Node 20.20.2, 22.23.3 and 24.21.0 (from the registry's package "node").
# Guessed: crc32(data, value) goes on from value, so that no bytes leave it as it is, whatever holds them.
# True: in Node 20 and 22 the empty bytes of a Buffer leave it, and those of a fresh ArrayBuffer, such as the body of an
# empty answer, make it 0; in Node 24 both leave it. Who writes gzip, ZIP or PNG in pieces has a wrong checksum as soon as one
# piece is empty, which only the reader notices.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
cat >look.mjs <<'JS'
import { crc32 } from 'node:zlib';

const before = crc32('the first piece');
const body = new Uint8Array(await new Response('').arrayBuffer());
const kept = [Buffer.alloc(0), '', body].map((nothing) => crc32(nothing, before) === before);
console.log(process.version, JSON.stringify(kept));
const isOld = Number(process.versions.node.split('.')[0]) < 24;
process.exit(JSON.stringify(kept) === JSON.stringify([true, true, !isOld]) ? 0 : 1);
JS
npm init -y >/dev/null
for package in node@20.20.2 node@22.23.3 node@24.21.0; do
  npm install --no-audit --no-fund --loglevel=error "$package"
  ./node_modules/.bin/node look.mjs
done
