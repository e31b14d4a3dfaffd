import { once } from 'node:events';
import { createServer } from 'node:net';

/** A mail server that keeps the ids of what it was given. */
export interface MailCatcher {
  readonly url: string;
  /** Ids of the messages, as often as they came. */
  readonly received: readonly string[];
  /** Called with the next message that is here, before its sender learns of it. */
  beforeAnswer(callback: (() => void) | null): void;
  close(): Promise<void>;
}

const END_OF_MAIL = '\r\n.\r\n';
const MESSAGE_ID = /^Message-ID:\s*<([^@>]+)@/im;

/** Opens a mail server on a free port of the loopback interface: no TLS, no accounts. */
export async function startMailCatcher(): Promise<MailCatcher> {
  const received: string[] = [];
  let onMail: (() => void) | null = null;

  const server = createServer((socket) => {
    let rest = '';
    let isData = false;
    const say = (line: string) => socket.writable && socket.write(`${line}\r\n`);
    const take = (mail: string) => {
      received.push(MESSAGE_ID.exec(mail)?.[1] ?? '');
      onMail?.();
      say('250 kept');
    };
    const answer = (command: string) => {
      isData = command === 'DATA';
      if (isData) return say('354 go on');
      return command === 'QUIT' ? socket.end('221 bye\r\n') : say('250 ok');
    };
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk) => {
      rest += chunk.toString('latin1');
      for (;;) {
        const mark = isData ? END_OF_MAIL : '\r\n';
        const end = rest.indexOf(mark);
        if (end === -1) return;
        const line = rest.slice(0, end);
        rest = rest.slice(end + mark.length);
        if (isData) {
          isData = false;
          take(line);
        } else answer(line.slice(0, 4).toUpperCase());
      }
    });
    say('220 catcher');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The mail server has no port');

  return {
    url: `smtp://127.0.0.1:${bound.port}`,
    received,
    beforeAnswer(callback) {
      onMail = callback;
    },
    async close() {
      server.close();
      await once(server, 'close');
    },
  };
}
