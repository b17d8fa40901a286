#!/usr/bin/env bash
# SQLite 3.53 in better-sqlite3 12.11.1, beside PostgreSQL's rule in pglite 0.3.14.
# Guessed: round(1234.5, -2) is 1200 in both, since negative places round to the left of the point everywhere else.
# True: SQLite takes negative places for none and answers 1235. Who runs one SQL on both databases, to say "about 1,200
# homes", says an exact number on one of them, and nothing fails.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error better-sqlite3@12.11.1 @electric-sql/pglite@0.3.14
cat >look.mjs <<'JS'
import Database from 'better-sqlite3';
import { PGlite } from '@electric-sql/pglite';

const sqlite = new Database(':memory:');
const postgres = await PGlite.create();
const asked = 'select round(1234.5, -2) as about';
const found = {
  sqlite: sqlite.prepare(asked).get().about,
  postgres: Number((await postgres.query(asked)).rows[0].about),
};
await postgres.close();
console.log(sqlite.prepare('select sqlite_version() as v').get().v, JSON.stringify(found));
process.exit(JSON.stringify(found) === JSON.stringify({ sqlite: 1235, postgres: 1200 }) ? 0 : 1);
JS
node look.mjs
