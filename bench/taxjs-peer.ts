import Big from 'big.js';
import { Lohnsteuer2023JanuarBig } from 'taxjs/dist/es2015/Lohnsteuer2023JanuarBig.js';
import type { WageTaxCase } from './wage-tax-cases.ts';

/** The inputs of a case as the peer takes them. What its year does not know (PVA, ALV, PKPVAGZ) is left out. */
function peerInputs({ input }: WageTaxCase): (peer: Lohnsteuer2023JanuarBig) => void {
  const RE4 = new Big(input.RE4 ?? 0);
  const KVZ = new Big(input.KVZ ?? 0).div(100);
  const ZKF = new Big(input.ZKF ?? 0).div(10);
  const PKPV = new Big(input.PKPV ?? 0);
  const LZZFREIB = new Big(input.LZZFREIB ?? 0);
  const LZZHINZU = new Big(input.LZZHINZU ?? 0);
  return (peer) => {
    peer.initInputs();
    peer.setLZZ(input.LZZ ?? 1);
    peer.setSTKL(input.STKL ?? 1);
    peer.setAf(input.af ?? 1);
    peer.setF((input.f ?? 1000) / 1000);
    // 2 stood for "not insured" while two ceilings existed.
    peer.setKRV(input.KRV === 1 ? 2 : 0);
    peer.setPKV(input.PKV ?? 0);
    peer.setPVS(input.PVS ?? 0);
    peer.setPVZ(input.PVZ ?? 0);
    peer.setR(input.R ?? 0);
    peer.setALTER1(input.ALTER1 ?? 0);
    peer.setAJAHR(input.AJAHR ?? 0);
    peer.setRE4(RE4);
    peer.setKVZ(KVZ);
    peer.setZKF(ZKF);
    peer.setPKPV(PKPV);
    peer.setLZZFREIB(LZZFREIB);
    peer.setLZZHINZU(LZZHINZU);
  };
}

/**
 * The wage tax of the cases after the flow of 2023, computed by `taxjs`, the exact port of the flow in the registry.
 * Inputs are made before the clock runs; the sum is of wage tax, surcharge and church tax base in cents.
 */
export function taxjsPeer(cases: readonly WageTaxCase[]): () => number {
  const prepared = cases.map(peerInputs);
  return () => {
    let sum = 0;
    for (const setInputs of prepared) {
      const peer = new Lohnsteuer2023JanuarBig();
      setInputs(peer);
      peer.calculate();
      sum += peer.getLSTLZZ().toNumber() + peer.getSOLZLZZ().toNumber() + peer.getBK().toNumber();
    }
    return sum;
  };
}
