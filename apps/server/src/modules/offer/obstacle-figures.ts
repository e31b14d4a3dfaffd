import { toEuro, type OfferObstacleReply } from '@stromwandel/api-spec';
import { assertNever } from '@stromwandel/kernel';
import type { OfferObstacle } from './employer-offer.ts';

/** An obstacle with its figures in euros, for replies and the problem NOT_OFFERED. */
export function obstacleFigures(obstacle: OfferObstacle): OfferObstacleReply {
  const { code } = obstacle;
  switch (code) {
    case 'BRAND':
      return { code, params: { brand: obstacle.brand } };
    case 'DRIVE_TYPE':
      return { code, params: { driveType: obstacle.driveType } };
    case 'LIST_PRICE':
      return {
        code,
        params: { listPriceEur: toEuro(obstacle.listPrice), highestEur: toEuro(obstacle.highest) },
      };
    case 'DURATION':
      return {
        code,
        params: { durationMonths: obstacle.durationMonths, allowedMonths: obstacle.allowed.join(', ') },
      };
    case 'RATE':
      return { code, params: { rateEur: toEuro(obstacle.rate), highestEur: toEuro(obstacle.highest) } };
    case 'LEAVING':
      return { code, params: { on: obstacle.on } };
    case 'EMPLOYED_TOO_SHORTLY':
      return { code, params: { months: obstacle.months, from: obstacle.from } };
    case 'IN_PROBATION':
      return { code, params: { until: obstacle.until } };
    case 'EMPLOYED_SINCE_UNKNOWN':
    case 'PROBATION_UNKNOWN':
      return { code, params: {} };
    default:
      return assertNever(code);
  }
}
