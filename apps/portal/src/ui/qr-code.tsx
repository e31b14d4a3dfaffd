import { encode } from 'uqr';
import classes from './qr-code.module.css';

const QUIET_ZONE = 4;

/**
 * A QR code, drawn in the browser so that no other service sees its content. Dark on white in every colour scheme,
 * for cameras.
 */
export function QrCode({ content, label }: { readonly content: string; readonly label: string }) {
  const { data, size } = encode(content, { ecc: 'M', border: QUIET_ZONE });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${squares.join('')}"/></svg>`;
  return <img className={classes['qr']} src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt={label} />;
}
