import { crc32, deflateSync } from 'node:zlib';

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A grey PNG whose stripes are so wide that no two widths give the same picture. */
export function stripedPng(widthPx: number, heightPx: number, stripePx: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(widthPx, 0);
  head.writeUInt32BE(heightPx, 4);
  // Eight bits of grey for each pixel.
  head[8] = 8;
  const row = Buffer.alloc(widthPx + 1);
  for (let x = 0; x < widthPx; x += 1) row[x + 1] = Math.floor(x / stripePx) % 2 === 0 ? 90 : 170;
  const rows = Buffer.concat(Array.from({ length: heightPx }, () => row));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
