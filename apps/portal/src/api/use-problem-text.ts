import { ApiError, type ProblemCode } from '@stromwandel/api-spec';
import { cents } from '@stromwandel/kernel';
import { useTranslation } from '../i18n/use-translation.ts';
import { useFormat } from '../format/use-format.ts';
import type { Formatters } from '../format/create-formatters.ts';

// What a proxy before the server answers has a status only.
const CODE_OF_STATUS: Readonly<Partial<Record<number, ProblemCode>>> = {
  404: 'NOT_FOUND',
  413: 'PAYLOAD_TOO_LARGE',
  429: 'TOO_MANY_REQUESTS',
  502: 'TEMPORARILY_UNAVAILABLE',
  503: 'TEMPORARILY_UNAVAILABLE',
  504: 'TEMPORARILY_UNAVAILABLE',
};

function codeOf(error: unknown): ProblemCode | 'OFFLINE' | 'UNREADABLE' {
  if (error instanceof ApiError) return error.problem?.code ?? CODE_OF_STATUS[error.status] ?? 'INTERNAL';
  // fetch rejects with a TypeError when no answer arrives; anything else is an answer that broke the contract.
  return error instanceof TypeError ? 'OFFLINE' : 'UNREADABLE';
}

// The server says how long; what stands between may refuse without a word.
const USUAL_WAIT_S = 60;

const DECIMALS_OF_KWH = 3;

type Params = Readonly<Record<string, unknown>>;

/** Which limit forbids a car, and whether the person's other cars count. */
function stopOf({ stop, runningConversionCents }: Params): string | undefined {
  if (typeof stop !== 'string') return undefined;
  return runningConversionCents === undefined ? stop : `${stop}_WITH_OTHER_CARS`;
}

/** Amounts are written as money, days, months, kilometres and electricity in the page's language, seconds to wait in words; why there is no price, and which limit forbids a car, choose the sentence. */
function sentenceParams(
  params: Params,
  format: Pick<Formatters, 'euroCents' | 'date' | 'month' | 'unit' | 'wait'>,
): Params & { context?: string } {
  const written = new Map<string, unknown>(
    Object.entries(params).map(([name, value]) => [
      name.replace(/Cents$/, ''),
      name.endsWith('Cents') && typeof value === 'number' ? format.euroCents(cents(value)) : value,
    ]),
  );
  const { from, day, km, month } = params;
  if (typeof from === 'string') written.set('from', format.date(from));
  if (typeof day === 'string') written.set('day', format.date(day));
  if (typeof month === 'string') written.set('month', format.month(month));
  if (typeof km === 'number') written.set('km', format.unit(km, 'km'));
  for (const name of ['kwh', 'mostKwh']) {
    const kwh = params[name];
    if (typeof kwh === 'number') written.set(name, format.unit(kwh, 'kWh', DECIMALS_OF_KWH));
  }
  const seconds = params['retryAfterSeconds'];
  written.set('wait', format.wait(typeof seconds === 'number' ? seconds : USUAL_WAIT_S));
  const context = params['reason'] ?? stopOf(params) ?? (seconds === 0 ? 'OVER' : undefined);
  const texts: Params = Object.fromEntries(written);
  return { ...texts, ...(typeof context === 'string' && { context }) };
}

/**
 * Says in the person's language why a call failed. The keys are checked: every code of the API has its sentence. How long
 * to wait is as the server said, unless the seconds that are left by now are given.
 */
export function useProblemText(): (error: unknown, secondsLeft?: number | null) => string {
  const { t, i18n } = useTranslation('errors');
  const format = useFormat();
  return (error, secondsLeft = null) => {
    const told = error instanceof ApiError ? (error.problem?.params ?? {}) : {};
    const params = secondsLeft === null ? told : { ...told, retryAfterSeconds: secondsLeft };
    const reading = params['benefitValue'] === 'TAX_VALUE' ? 'TAX_VALUE' : 'FULL_1_PERCENT';
    const code = codeOf(error);
    // A server that is newer than this page may answer with a code that has no sentence yet.
    const known = i18n.exists(`problem.${code}`, { ...params, ns: 'errors' }) ? code : 'INTERNAL';
    const texts = sentenceParams(params, format);
    return t(`problem.${known}`, { ...texts, reading: t(`benefitValue107.${reading}`, texts) });
  };
}
