import pg from 'pg';

/** Whether PostgreSQL's client can read this address. Whether a server answers there is another question, and may change. */
export function isDatabaseUrl(url: string): boolean {
  if (!/^postgres(ql)?:\/\//.test(url)) return false;
  try {
    const { port } = new pg.Client({ connectionString: url });
    return Number.isInteger(port) && port > 0 && port < 65_536;
  } catch {
    return false;
  }
}
