import { createServer, type Socket } from 'node:net';
import { listenLocally } from '../../../scripts/lib/serve.mjs';

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** As it went over the wire. */
  readonly raw: string;
  /** By their names in lower case, unfolded. */
  readonly headers: Readonly<Record<string, string>>;
  /** Decoded. */
  readonly text: string;
}

/** What the server replies instead, by command and its argument: "550 No such mailbox". */
export type SmtpMood = (command: string, argument: string) => string | undefined;

const USER = 'website';
const PASSWORD = 'p@ss word';
const GOOD_AUTH = Buffer.from(`\0${USER}\0${PASSWORD}`).toString('base64');

const decodedWord = (text: string): string =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, way: string, word: string) =>
      way.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString()
        : quotedPrintable(word.replaceAll('_', ' ')),
    );
function quotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

function readMail(from: string, to: readonly string[], raw: string): ReceivedMail {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]/g, ' ').split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf(':');
      return [line.slice(0, at).toLowerCase(), decodedWord(line.slice(at + 1).trim())];
    }),
  );
  const body = rest.join('\r\n\r\n');
  const encoding = headers['content-transfer-encoding'];
  const text =
    encoding === 'base64'
      ? Buffer.from(body, 'base64').toString()
      : encoding === 'quoted-printable'
        ? quotedPrintable(body)
        : body;
  return { from, to, raw, headers, text: text.replaceAll('\r\n', '\n').trim() };
}

/**
 * A small mail server on loopback, with the commands and replies of RFC 5321 and AUTH PLAIN of RFC
 * 4954: it takes mail only after a login, in the order of commands, and unescapes leading dots.
 */
export async function startSmtp(mood: SmtpMood = () => undefined) {
  const received: ReceivedMail[] = [];
  const server = createServer((socket) => talk(socket, mood, (mail) => received.push(mail)));
  const port = await listenLocally(server);
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => sockets.add(socket));
  return {
    received,
    url: `smtp://${USER}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}`,
    urlAs: (password: string) => `smtp://${USER}:${password}@127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

function talk(socket: Socket, mood: SmtpMood, take: (mail: ReceivedMail) => void): void {
  let pending = '';
  let data: string | null = null;
  let isGreeted = false;
  let isLoggedIn = false;
  let from: string | null = null;
  let to: string[] = [];
  const say = (...lines: string[]) =>
    void socket.write(lines.map((line) => `${line}\r\n`).join(''));
  const address = (argument: string) => /<([^>]*)>/.exec(argument)?.[1] ?? '';

  const commands: Readonly<Record<string, (argument: string) => void>> = {
    EHLO() {
      isGreeted = true;
      say('250-mail.test', '250-8BITMIME', '250 AUTH PLAIN');
    },
    AUTH(argument) {
      isLoggedIn = isGreeted && argument === `PLAIN ${GOOD_AUTH}`;
      say(isLoggedIn ? '235 2.7.0 Accepted' : '535 5.7.8 Credentials invalid');
    },
    MAIL(argument) {
      if (!isLoggedIn) return say('530 5.7.0 Authentication required');
      from = address(argument);
      to = [];
      say('250 2.1.0 Ok');
    },
    RCPT(argument) {
      if (from === null) return say('503 5.5.1 MAIL first');
      to.push(address(argument));
      say('250 2.1.5 Ok');
    },
    DATA() {
      if (to.length === 0) return say('503 5.5.1 RCPT first');
      data = '';
      say('354 End with <CRLF>.<CRLF>');
    },
    RSET() {
      from = null;
      say('250 2.0.0 Ok');
    },
    NOOP: () => say('250 2.0.0 Ok'),
    QUIT() {
      say('221 2.0.0 Bye');
      socket.end();
    },
  };

  function readData(line: string): void {
    if (line !== '.') {
      data += `${line.startsWith('.') ? line.slice(1) : line}\r\n`;
      return;
    }
    const instead = mood('.', '');
    if (instead === undefined) take(readMail(from ?? '', to, data ?? ''));
    data = null;
    say(instead ?? '250 2.0.0 Queued');
  }

  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    pending += chunk.toString('latin1');
    for (let end = pending.indexOf('\r\n'); end >= 0; end = pending.indexOf('\r\n')) {
      const line = pending.slice(0, end);
      pending = pending.slice(end + 2);
      if (data !== null) readData(line);
      else {
        const [, word = '', argument = ''] = /^(\w+) ?(.*)$/.exec(line) ?? [];
        const command = word.toUpperCase();
        const instead = mood(command, argument);
        if (instead !== undefined) say(instead);
        else (commands[command] ?? (() => say('502 5.5.2 Unknown command')))(argument);
      }
    }
  });
  say('220 mail.test ESMTP');
}
