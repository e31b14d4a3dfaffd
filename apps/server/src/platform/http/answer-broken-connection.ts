import type { Socket } from 'node:net';

/** Node.js's report of a connection without readable HTTP. */
interface ConnectionProblem {
  readonly code?: string;
}

const ANSWERS: Readonly<Record<string, { readonly status: number; readonly reason: string }>> = {
  HPE_HEADER_OVERFLOW: { status: 431, reason: 'Request Header Fields Too Large' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, reason: 'Request Timeout' },
};
const BAD_REQUEST = { status: 400, reason: 'Bad Request' };

/** Answers what cannot even be parsed as HTTP with problem details and hangs up. */
export function answerBrokenConnection({ code }: ConnectionProblem, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, reason } = ANSWERS[code ?? ''] ?? BAD_REQUEST;
  const body = JSON.stringify({
    type: '/docs#MALFORMED_REQUEST',
    title: reason,
    status,
    code: 'MALFORMED_REQUEST',
  });
  socket.end(
    `HTTP/1.1 ${status} ${reason}\r\nContent-Type: application/problem+json\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
