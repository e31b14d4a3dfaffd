import { altersentlastungRow, TAB4, TAB5 } from './altersentlastung.ts';
import type { LohnsteuerInput, LohnsteuerOutput } from './lohnsteuer-input.ts';

/*
 * Wage tax 2025 step by step after the official flow (PAP 2025, version of 2025-09-17; the amended flow of 2025 (Steuerfortentwicklungsgesetz)).
 * Official names throughout; no year shares code with another, so that a closed year never changes.
 * All values are exact integers: money of the flow in cents, whole-euro values in euros (marked), rates scaled.
 * Math.floor(a / b) is exact for integers a below 2^53; the largest intermediate value is about 3e15.
 * Left out: Versorgungsbezüge (VBEZ…), VMT, MBV, JRE4ENT, SONSTENT and the treaty outputs of one-off pay.
 */

/** Basic allowance, euros. */
const GFB = 12_096;
/** Limits of classes V and VI, euros. */
const W1STKL5 = 13_785;
const W2STKL5 = 34_240;
const W3STKL5 = 222_260;
/** Exemption limit of the solidarity surcharge, euros. */
const SOLZFREI = 19_950;
/** Yearly ceilings, cents. */
const BBGRV = 9_660_000;
const BBGKVPV = 6_615_000;

/** Tax, surcharge and church tax base of one pay period, and of one-off pay when SONSTB is not 0. Cents. § 39b EStG. */
export function lohnsteuer2025(E: Readonly<LohnsteuerInput>): LohnsteuerOutput {
  const out: LohnsteuerOutput = {
    LSTLZZ: 0,
    SOLZLZZ: 0,
    BK: 0,
    STS: 0,
    SOLZS: 0,
    BKS: 0,
    VFRB: 0,
    WVFRB: 0,
  };
  MBERECH(E, out);
  if (E.SONSTB !== 0) MSONST(E, out);
  return out;
}

// MRE4JL: value of the period as a value of the year.
function jahreswert(LZZ: LohnsteuerInput['LZZ'], amount: number): number {
  if (LZZ === 2) return amount * 12;
  if (LZZ === 1) return amount;
  return LZZ === 3 ? Math.floor((amount * 360) / 7) : amount * 360;
}

function MRE4ALTE(E: Readonly<LohnsteuerInput>, ZRE4J: number): number {
  if (E.ALTER1 === 0) return 0;
  const K = altersentlastungRow(E.AJAHR);
  // The row exists: altersentlastungRow stays within the tables.
  const ALTE = Math.ceil((ZRE4J * (TAB4[K] ?? 0)) / 100_000);
  return Math.min(ALTE, TAB5[K] ?? 0) * 100;
}

function MRE4ABZ(ZRE4J: number, ALTE: number, JLFREIB: number, JLHINZU: number): number {
  return Math.max(0, ZRE4J - ALTE - JLFREIB + JLHINZU);
}

function MBERECH(E: Readonly<LohnsteuerInput>, out: LohnsteuerOutput): void {
  const ZRE4J = jahreswert(E.LZZ, E.RE4);
  const ALTE = MRE4ALTE(E, ZRE4J);
  const ZRE4 = MRE4ABZ(ZRE4J, ALTE, jahreswert(E.LZZ, E.LZZFREIB), jahreswert(E.LZZ, E.LZZHINZU));
  const f = E.af === 0 ? 1000 : E.f;
  const KZTAB = E.STKL === 3 ? 2 : 1;
  const ANP = arbeitnehmerPauschbetrag(E.STKL, ZRE4);
  const ZTABFB = MZTABFB(E.STKL, ANP);
  const VSP = UPEVP(E, ZRE4J);

  const ZVE = begrenzt(ZRE4 - (ZTABFB + VSP) * 100);
  const LSTJAHR = Math.floor((UPMLST(E.STKL, KZTAB, ZVE) * f) / 1000);
  out.VFRB = ANP * 100;
  out.WVFRB = Math.max(0, ZVE - GFB * 100);
  out.LSTLZZ = UPANTEIL(E.LZZ, LSTJAHR * 100);

  let JBMG = LSTJAHR;
  if (E.ZKF > 0) {
    const withChildren = begrenzt(ZRE4 - (ZTABFB + kinderfreibetrag(E) + VSP) * 100);
    JBMG = Math.floor((UPMLST(E.STKL, KZTAB, withChildren) * f) / 1000);
  }
  MSOLZ(E, JBMG, KZTAB, out);
}

// First part of MZTABFB: employee lump sum in euros.
function arbeitnehmerPauschbetrag(STKL: number, ZRE4: number): number {
  if (STKL === 6) return 0;
  return ZRE4 < 123_000 ? Math.ceil(ZRE4 / 100) : 1230;
}

// Fixed allowances in euros: EFA in class II, ANP, SAP.
function MZTABFB(STKL: number, ANP: number): number {
  if (STKL === 6) return 0;
  return (STKL === 2 ? 4260 : 0) + ANP + 36;
}

// KFB of MZTABFB in euros, rounded down.
function kinderfreibetrag(E: Readonly<LohnsteuerInput>): number {
  if (E.STKL >= 5) return 0;
  return Math.floor((E.ZKF * (E.STKL === 4 ? 4800 : 9600)) / 10);
}

// Below one euro the taxable income counts as none (UPMLST).
function begrenzt(ZVE: number): number {
  return ZVE < 100 ? 0 : ZVE;
}

// Tax of the year in euros.
function UPMLST(STKL: number, KZTAB: number, ZVE: number): number {
  const X = Math.floor(ZVE / (100 * KZTAB));
  return STKL < 5 ? UPTAB25(4 * X) * KZTAB : MST5_6(X);
}

// Employee rate of health and care insurance in 1/20,000.
function beitragssatzKVPV(E: Readonly<LohnsteuerInput>): number {
  const KVSATZAN = 1400 + E.KVZ;
  const PVSATZAN = (E.PVS === 1 ? 460 : 360) + (E.PVZ === 1 ? 120 : -50 * E.PVA);
  return KVSATZAN + PVSATZAN;
}

// Vorsorgepauschale in euros, § 39b (2) s. 5 no. 3 EStG.
function UPEVP(E: Readonly<LohnsteuerInput>, ZRE4VP: number): number {
  const begrenztRV = E.KRV === 1 ? ZRE4VP : Math.min(ZRE4VP, BBGRV);
  const VSP1 = E.KRV === 1 ? 0 : Math.floor((begrenztRV * 93) / 1000);
  const VHB = E.STKL === 3 ? 300_000 : 190_000;
  const VSP2 = Math.min(Math.floor((begrenztRV * 12) / 100), VHB);
  const VSPN = Math.ceil((VSP1 + VSP2) / 100);
  return Math.max(VSPN, MVSP(E, Math.min(begrenztRV, BBGKVPV), VSP1));
}

function MVSP(E: Readonly<LohnsteuerInput>, ZRE4VP: number, VSP1: number): number {
  const sum = VSP3(E, ZRE4VP) + VSP1;
  // The flow rounds up away from zero; the sum can be negative when the subsidy exceeds the premium.
  return sum < 0 ? Math.floor(sum / 100) : Math.ceil(sum / 100);
}

function VSP3(E: Readonly<LohnsteuerInput>, ZRE4VP: number): number {
  if (E.PKV === 0) return Math.floor((ZRE4VP * beitragssatzKVPV(E)) / 20_000);
  if (E.STKL === 6) return 0;
  if (E.PKV === 1) return 12 * E.PKPV;
  // KVSATZAG + PVSATZAG in 1/10,000; the difference is cut towards zero.
  const satzAG = 825 + (E.PVS === 1 ? 130 : 180);
  return Math.trunc((12 * E.PKPV * 10_000 - ZRE4VP * satzAG) / 10_000);
}

// Classes V and VI, § 39b (2) s. 7 EStG: tax in euros on X euros.
function MST5_6(X: number): number {
  if (X > W2STKL5) {
    const ST = UP5_6(W2STKL5);
    if (X <= W3STKL5) return Math.floor((ST * 100 + (X - W2STKL5) * 42) / 100);
    const upToW3 = Math.floor((ST * 100 + (W3STKL5 - W2STKL5) * 42) / 100);
    return Math.floor((upToW3 * 100 + (X - W3STKL5) * 45) / 100);
  }
  const VERGL = UP5_6(X);
  if (X <= W1STKL5) return VERGL;
  const HOCH = Math.floor((UP5_6(W1STKL5) * 100 + (X - W1STKL5) * 42) / 100);
  return Math.min(HOCH, VERGL);
}

// 1.25 and 0.75 times ZX keep their quarter euros in this year.
function UP5_6(ZX: number): number {
  const ST1 = UPTAB25(ZX * 5);
  const ST2 = UPTAB25(ZX * 3);
  const MIST = Math.floor((ZX * 14) / 100);
  return Math.max(MIST, (ST1 - ST2) * 2);
}

function MSOLZ(E: Readonly<LohnsteuerInput>, JBMG: number, KZTAB: number, out: LohnsteuerOutput): void {
  const frei = SOLZFREI * KZTAB;
  if (JBMG > frei) {
    const SOLZJ = Math.floor((JBMG * 11) / 2);
    const SOLZMIN = Math.floor(((JBMG - frei) * 119) / 10);
    out.SOLZLZZ = UPANTEIL(E.LZZ, Math.min(SOLZJ, SOLZMIN));
  }
  if (E.R > 0) out.BK = UPANTEIL(E.LZZ, JBMG * 100);
}

// Share of a year's value that falls to the pay period, cut to the cent.
function UPANTEIL(LZZ: LohnsteuerInput['LZZ'], JW: number): number {
  if (LZZ === 2) return Math.floor(JW / 12);
  if (LZZ === 1) return JW;
  return Math.floor((LZZ === 3 ? JW * 7 : JW) / 360);
}

// Taxable income of a year for one-off pay (MOSONST, MRE4SONST), cents.
function jahresZVE(E: Readonly<LohnsteuerInput>, ZRE4J: number): number {
  const ZRE4 = MRE4ABZ(ZRE4J, MRE4ALTE(E, ZRE4J), E.JFREIB, E.JHINZU);
  const ZTABFB = MZTABFB(E.STKL, arbeitnehmerPauschbetrag(E.STKL, ZRE4));
  return begrenzt(ZRE4 - (ZTABFB + UPEVP(E, ZRE4J)) * 100);
}

// One-off pay, § 39b (3) EStG: tax with it less tax without it.
function MSONST(E: Readonly<LohnsteuerInput>, out: LohnsteuerOutput): void {
  const KZTAB = E.STKL === 3 ? 2 : 1;
  const f = E.af === 0 ? 1000 : E.f;
  const LSTOSO = UPMLST(E.STKL, KZTAB, jahresZVE(E, E.JRE4));
  const ZVE = jahresZVE(E, E.JRE4 + E.SONSTB);
  const LSTSO = UPMLST(E.STKL, KZTAB, ZVE);
  // STSMIN: negative one-off pay brings no tax back here.
  const STS = Math.max(0, Math.trunc(((LSTSO - LSTOSO) * f) / 1000) * 100);
  const SOLZSZVE = begrenzt(E.ZKF > 0 ? ZVE - kinderfreibetrag(E) * 100 : ZVE);
  const SOLZSBMG = Math.floor((UPMLST(E.STKL, KZTAB, SOLZSZVE) * f) / 1000);
  out.STS = STS;
  if (SOLZSBMG > SOLZFREI * KZTAB) out.SOLZS = Math.floor((STS * 11) / 200);
  if (E.R > 0) out.BKS = STS;
}

// § 32a (1) EStG: tax in euros; the argument counts quarter euros.
function UPTAB25(X4: number): number {
  if (X4 < 4 * (GFB + 1)) return 0;
  if (X4 < 4 * 17_444) {
    const Y4 = X4 - 4 * GFB;
    return Math.floor(((93_230 * Y4 + 5_600_000_000) * Y4) / 160_000_000_000);
  }
  if (X4 < 4 * 68_481) {
    const Y4 = X4 - 4 * 17_443;
    return Math.floor(((17_664 * Y4 + 9_588_000_000) * Y4 + 162_420_800_000_000) / 160_000_000_000);
  }
  if (X4 < 4 * 277_826) return Math.floor((X4 * 42 - 4_364_768) / 400);
  return Math.floor((X4 * 45 - 7_698_668) / 400);
}
