import { TAB4, TAB5 } from './altersentlastung.ts';
import { cohortRow } from './cohort-row.ts';
import type { FlowCeilings, LohnsteuerInput, LohnsteuerOutput } from './lohnsteuer-input.ts';
import { NO_SPECIAL_PAY, type SpecialPayInput } from './special-pay-input.ts';
import { TAB1, TAB2, TAB3 } from './versorgungsfreibetrag.ts';

/*
 * Wage tax 2026 step by step after the official flow (PAP 2026, version of 2025-10-23; BMF letter of 12 November 2025, IV C 5 - S 2361/00025/016/028).
 * Official names throughout; no year shares code with another, so that a closed year never changes.
 * All values are exact integers: money of the flow in cents, whole-euro values in euros (marked), rates scaled.
 * Math.floor(a / b) is exact for integers a below 2^53; the largest intermediate value is about 3e15.
 * Every input and output of the flow is covered. Where the flow rounds up or down it means away from and towards zero, which
 * matters only for a pay that its own parts exceed (JRE4ENT, SONSTENT, VBEZ).
 */

/** Basic allowance, euros. */
const GFB = 12_348;
/** Limits of classes V and VI, euros. */
const W1STKL5 = 14_071;
const W2STKL5 = 34_939;
const W3STKL5 = 222_260;
/** Exemption limit of the solidarity surcharge, euros. */
const SOLZFREI = 20_350;
const GRENZEN: FlowCeilings = { BBGRVALV: 10_140_000, BBGKVPV: 6_975_000 };

/**
 * Tax, surcharge and church tax base of one pay period, and of one-off pay when SONSTB or MBV is not 0. Cents. § 39b EStG.
 * @param G other ceilings than those of 2026, for months that are computed ahead of their law
 */
export function lohnsteuer2026(
  E: Readonly<LohnsteuerInput>,
  S: Readonly<SpecialPayInput> = NO_SPECIAL_PAY,
  G: FlowCeilings = GRENZEN,
): LohnsteuerOutput {
  const out: LohnsteuerOutput = {
    LSTLZZ: 0,
    SOLZLZZ: 0,
    BK: 0,
    STS: 0,
    SOLZS: 0,
    BKS: 0,
    VFRB: 0,
    VFRBS1: 0,
    VFRBS2: 0,
    WVFRB: 0,
    WVFRBO: 0,
    WVFRBM: 0,
  };
  MBERECH(E, S, G, out);
  if (E.SONSTB !== 0 || S.MBV !== 0) MSONST(E, S, G, out);
  return out;
}

// MRE4JL: value of the period as a value of the year.
function jahreswert(LZZ: LohnsteuerInput['LZZ'], amount: number): number {
  if (LZZ === 2) return amount * 12;
  if (LZZ === 1) return amount;
  return LZZ === 3 ? Math.floor((amount * 360) / 7) : amount * 360;
}

// Allowances for pensions as pay (Versorgungsbezüge): FVB and FVBSO in cents, their supplements FVBZ and FVBZSO in euros.
interface Versorgung {
  readonly FVB: number;
  readonly FVBZ: number;
  readonly FVBSO: number;
  readonly FVBZSO: number;
}

const KEINE_VERSORGUNG: Versorgung = { FVB: 0, FVBZ: 0, FVBSO: 0, FVBZSO: 0 };

// MRE4, § 39b (2) s. 3 EStG; VBEZBSO is a death grant among one-off pay. A year's calculation counts the months of pension.
function MRE4(S: Readonly<SpecialPayInput>, monate: number, ZVBEZJ: number, VBEZBSO: number): Versorgung {
  const J = cohortRow(S.VJAHR);
  // The rows exist: cohortRow stays within the tables.
  const [satz, hoechstbetrag, zuschlag] = [TAB1[J] ?? 0, TAB2[J] ?? 0, TAB3[J] ?? 0];
  const VBEZB = S.VBEZM * monate + S.VBEZS;
  const HFVB = Math.ceil((hoechstbetrag * monate) / 12);
  const FVBZ = Math.ceil((zuschlag * monate) / 12);
  const FVB = Math.min(Math.ceil((VBEZB * satz) / 1000), HFVB * 100, ZVBEZJ);
  const FVBSO = Math.min(FVB + Math.ceil((VBEZBSO * satz) / 1000), hoechstbetrag * 100);
  const HFVBZSO = Math.ceil((VBEZB + VBEZBSO - FVBSO) / 100);
  const HFVBZ = Math.ceil((VBEZB - FVB) / 100);
  return {
    FVB,
    FVBZ: Math.min(FVBZ, HFVBZ),
    FVBSO,
    FVBZSO: Math.min(FVBZ + Math.ceil(VBEZBSO / 100), HFVBZSO, zuschlag),
  };
}

function aufrunden(value: number): number {
  return value < 0 ? Math.floor(value) : Math.ceil(value);
}

function MRE4ALTE(E: Readonly<LohnsteuerInput>, BMG: number): number {
  if (E.ALTER1 === 0) return 0;
  const K = cohortRow(E.AJAHR);
  // The row exists: cohortRow stays within the tables.
  const ALTE = aufrunden((BMG * (TAB4[K] ?? 0)) / 100_000);
  return Math.min(ALTE, TAB5[K] ?? 0) * 100;
}

function MRE4ABZ(ZRE4J: number, FVB: number, ALTE: number, JLFREIB: number, JLHINZU: number): number {
  return Math.max(0, ZRE4J - FVB - ALTE - JLFREIB + JLHINZU);
}

function MBERECH(
  E: Readonly<LohnsteuerInput>,
  S: Readonly<SpecialPayInput>,
  G: FlowCeilings,
  out: LohnsteuerOutput,
): void {
  const ZRE4J = jahreswert(E.LZZ, E.RE4);
  const ZVBEZJ = S.VBEZ === 0 ? 0 : jahreswert(E.LZZ, S.VBEZ);
  const V = ZVBEZJ === 0 ? KEINE_VERSORGUNG : MRE4(S, E.LZZ === 1 ? S.ZMVB : 12, ZVBEZJ, 0);
  const ALTE = MRE4ALTE(E, ZRE4J - ZVBEZJ);
  const ZRE4 = MRE4ABZ(ZRE4J, V.FVB, ALTE, jahreswert(E.LZZ, E.LZZFREIB), jahreswert(E.LZZ, E.LZZHINZU));
  const f = E.af === 0 ? 1000 : E.f;
  const KZTAB = E.STKL === 3 ? 2 : 1;
  const pauschbetraege = ANPundFVBZ(E.STKL, ZRE4, ZVBEZJ - V.FVB, V.FVBZ);
  const ZTABFB = MZTABFB(E.STKL, pauschbetraege);
  const VSP = UPEVP(E, G, ZRE4J);

  const ZVE = begrenzt(ZRE4 - (ZTABFB + VSP) * 100);
  const LSTJAHR = Math.floor((UPMLST(E.STKL, KZTAB, ZVE) * f) / 1000);
  out.VFRB = pauschbetraege * 100 + V.FVB;
  out.WVFRB = Math.max(0, ZVE - GFB * 100);
  out.LSTLZZ = UPANTEIL(E.LZZ, LSTJAHR * 100);

  let JBMG = LSTJAHR;
  if (E.ZKF > 0) {
    const withChildren = begrenzt(ZRE4 - (ZTABFB + kinderfreibetrag(E) + VSP) * 100);
    JBMG = Math.floor((UPMLST(E.STKL, KZTAB, withChildren) * f) / 1000);
  }
  MSOLZ(E, JBMG, KZTAB, out);
}

// First part of MZTABFB in euros: lump sums for pensions (with their supplement FVBZ) and for pay from work.
function ANPundFVBZ(STKL: number, ZRE4: number, ZVBEZ: number, FVBZ: number): number {
  if (STKL === 6) return 0;
  const versorgung = ZVBEZ > 0 ? versorgungsPauschbetraege(ZVBEZ, FVBZ) : 0;
  if (ZRE4 <= ZVBEZ) return versorgung;
  return versorgung + (ZRE4 - ZVBEZ < 123_000 ? Math.ceil((ZRE4 - ZVBEZ) / 100) : 1230);
}

function versorgungsPauschbetraege(ZVBEZ: number, FVBZ: number): number {
  const zuschlag = Math.min(FVBZ, Math.floor(ZVBEZ / 100));
  return zuschlag + Math.min(Math.ceil(ZVBEZ / 100) - zuschlag, 102);
}

// Fixed allowances in euros: EFA in class II, ANP and FVBZ, SAP.
function MZTABFB(STKL: number, pauschbetraege: number): number {
  if (STKL === 6) return 0;
  return (STKL === 2 ? 4260 : 0) + pauschbetraege + 36;
}

// KFB of MZTABFB in euros, rounded down.
function kinderfreibetrag(E: Readonly<LohnsteuerInput>): number {
  if (E.STKL >= 5) return 0;
  return Math.floor((E.ZKF * (E.STKL === 4 ? 4878 : 9756)) / 10);
}

// Below one euro the taxable income counts as none (UPMLST).
function begrenzt(ZVE: number): number {
  return ZVE < 100 ? 0 : ZVE;
}

// Tax of the year in euros.
function UPMLST(STKL: number, KZTAB: number, ZVE: number): number {
  const X = Math.floor(ZVE / (100 * KZTAB));
  return STKL < 5 ? UPTAB26(X) * KZTAB : MST5_6(X);
}

// Rate of health and care insurance in 1/20,000.
function beitragssatzKVPV(E: Readonly<LohnsteuerInput>): number {
  const KVSATZAN = 1400 + E.KVZ;
  const PVSATZAN = (E.PVS === 1 ? 460 : 360) + (E.PVZ === 1 ? 120 : -50 * E.PVA);
  return KVSATZAN + PVSATZAN;
}

// Vorsorgepauschale in euros, § 39b (2) s. 5 no. 3 EStG.
function UPEVP(E: Readonly<LohnsteuerInput>, G: FlowCeilings, ZRE4VP: number): number {
  const ZRE4VPR = Math.min(ZRE4VP, G.BBGRVALV);
  const VSPR = E.KRV === 1 ? 0 : Math.trunc((ZRE4VPR * 93) / 1000);
  const VSPKVPV = MVSPKVPV(E, G, ZRE4VP);
  const VSP = aufrunden((VSPKVPV + VSPR) / 100);
  if (E.ALV === 1 || E.STKL === 6) return VSP;
  // MVSPHB
  const VSPALV = Math.trunc((ZRE4VPR * 13) / 1000);
  const VSPHB = Math.min(VSPALV + VSPKVPV, 190_000);
  return Math.max(VSP, aufrunden((VSPR + VSPHB) / 100));
}

function MVSPKVPV(E: Readonly<LohnsteuerInput>, G: FlowCeilings, ZRE4VP: number): number {
  if (E.PKV === 0) return Math.trunc((Math.min(ZRE4VP, G.BBGKVPV) * beitragssatzKVPV(E)) / 20_000);
  if (E.STKL === 6) return 0;
  return Math.max(0, 12 * E.PKPV - 12 * E.PKPVAGZ);
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

function UP5_6(ZX: number): number {
  const ST1 = UPTAB26(Math.floor((ZX * 5) / 4));
  const ST2 = UPTAB26(Math.floor((ZX * 3) / 4));
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

// A year's pay for one-off pay, cents: taxable income, and lump sums and allowances used up.
interface Jahreslohn {
  readonly ZVE: number;
  readonly VFRB: number;
}

// MOSONST and MRE4SONST. ZRE4VP is the pay that counts for the Vorsorgepauschale.
function jahreslohn(
  E: Readonly<LohnsteuerInput>,
  G: FlowCeilings,
  ZRE4J: number,
  ZRE4VP: number,
  ZVBEZJ: number,
  FVB: number,
  FVBZ: number,
): Jahreslohn {
  const ZRE4 = MRE4ABZ(ZRE4J, FVB, MRE4ALTE(E, ZRE4J - ZVBEZJ), E.JFREIB, E.JHINZU);
  const pauschbetraege = ANPundFVBZ(E.STKL, ZRE4, Math.max(0, ZVBEZJ - FVB), FVBZ);
  const ZTABFB = MZTABFB(E.STKL, pauschbetraege);
  return {
    ZVE: begrenzt(ZRE4 - (ZTABFB + UPEVP(E, G, ZRE4VP)) * 100),
    VFRB: pauschbetraege * 100 + FVB,
  };
}

// One-off pay, § 39b (3) EStG: tax with it less tax without it.
function MSONST(
  E: Readonly<LohnsteuerInput>,
  S: Readonly<SpecialPayInput>,
  G: FlowCeilings,
  out: LohnsteuerOutput,
): void {
  const KZTAB = E.STKL === 3 ? 2 : 1;
  const f = E.af === 0 ? 1000 : E.f;
  const monate = S.ZMVB === 0 ? 12 : S.ZMVB;

  const ohneVP = E.JRE4 - S.JRE4ENT;
  const ohneV = S.JVBEZ === 0 ? KEINE_VERSORGUNG : MRE4(S, monate, S.JVBEZ, 0);
  const ohne = jahreslohn(E, G, E.JRE4, ohneVP, S.JVBEZ, ohneV.FVB, ohneV.FVBZ);
  const LSTOSO = UPMLST(E.STKL, KZTAB, ohne.ZVE);

  const ZRE4J = E.JRE4 + E.SONSTB;
  const mitVP = ZRE4J + S.MBV - S.JRE4ENT - S.SONSTENT;
  const ZVBEZJ = S.JVBEZ + S.VBS;
  const mitV = ZVBEZJ === 0 ? KEINE_VERSORGUNG : MRE4(S, monate, ZVBEZJ, S.STERBE);
  const mit = jahreslohn(E, G, ZRE4J, mitVP, ZVBEZJ, mitV.FVBSO, mitV.FVBZSO);
  const LSTSO = UPMLST(E.STKL, KZTAB, mit.ZVE);

  out.VFRBS1 = ohne.VFRB;
  out.VFRBS2 = mit.VFRB - ohne.VFRB;
  out.WVFRBO = Math.max(0, ohne.ZVE - GFB * 100);
  out.WVFRBM = Math.max(0, mit.ZVE - GFB * 100);
  // Adding 0 turns the negative zero of a small difference into zero.
  STSMIN(S, Math.trunc(((LSTSO - LSTOSO) * f) / 1000) * 100 + 0, out);
  if (out.STS > 0) MSOLZSTS(E, mit.ZVE, KZTAB, f, out);
  if (E.R > 0) out.BKS = out.STS;
}

// A negative tax on one-off pay lowers the running one only where it comes from MBV.
function STSMIN(S: Readonly<SpecialPayInput>, STS: number, out: LohnsteuerOutput): void {
  out.STS = Math.max(0, STS);
  if (STS >= 0 || S.MBV === 0) return;
  out.LSTLZZ = Math.max(0, out.LSTLZZ + STS);
  out.SOLZLZZ = Math.max(0, Math.floor((out.SOLZLZZ * 200 + STS * 11) / 200));
  out.BK = Math.max(0, out.BK + STS);
}

function MSOLZSTS(
  E: Readonly<LohnsteuerInput>,
  ZVE: number,
  KZTAB: number,
  f: number,
  out: LohnsteuerOutput,
): void {
  const SOLZSZVE = begrenzt(E.ZKF > 0 ? ZVE - kinderfreibetrag(E) * 100 : ZVE);
  const SOLZSBMG = Math.floor((UPMLST(E.STKL, KZTAB, SOLZSZVE) * f) / 1000);
  if (SOLZSBMG > SOLZFREI * KZTAB) out.SOLZS = Math.floor((out.STS * 11) / 200);
}

// § 32a (1) EStG: tax in euros on X euros.
function UPTAB26(X: number): number {
  if (X <= GFB) return 0;
  if (X <= 17_799) {
    const Y = X - GFB;
    return Math.floor(((91_451 * Y + 1_400_000_000) * Y) / 10_000_000_000);
  }
  if (X <= 69_878) {
    const Y = X - 17_799;
    return Math.floor(((17_310 * Y + 2_397_000_000) * Y + 10_348_700_000_000) / 10_000_000_000);
  }
  if (X <= 277_825) return Math.floor((X * 42 - 1_113_563) / 100);
  return Math.floor((X * 45 - 1_947_038) / 100);
}
