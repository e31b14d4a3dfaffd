import type { OrderPrerequisite } from '@stromwandel/api-spec';
import type { ComparisonEdits } from '@stromwandel/offer';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import type { TaxResultReply } from '../../api/replies.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import type { SalaryStanding } from '../../api/use-salary-standing.ts';
import { paths } from '../../navigation/paths.ts';
import { useHasRole } from '../../session/session-context.ts';
import { useOrderKey } from './use-order-key.ts';
import type { Configuration } from './use-configuration.ts';

export type OrderObstacle =
  | 'NOT_AN_EMPLOYEE'
  | 'NOT_OFFERED'
  | 'NO_SALARY_DATA'
  | 'PACKAGE_WITHOUT_PRICE'
  | 'LEGAL_LIMIT'
  /** Not known yet whether salary data are missing or the package is too dear. */
  | 'NOT_KNOWN_YET';

export interface Order {
  /** Why the order button cannot be pressed; null when it can. */
  readonly obstacle: OrderObstacle | null;
  readonly place: () => void;
  /** Own assumptions of the comparison are kept with an order of the package. */
  readonly keepAssumptions: KeepAssumptions;
  readonly pending: boolean;
  /** What the person still has to do; no order was made. */
  readonly missing: readonly OrderPrerequisite[];
  /** Whether the dialog asks for the address, which is all that is missing. */
  readonly asksAddress: boolean;
  readonly askAddress: (asks: boolean) => void;
  /** The button was pressed without a package, a colour or a delivery option. */
  readonly incomplete: boolean;
  readonly error: Error | null;
}

/** Keeps own assumptions of the comparison for an order of a package; null for none. */
export type KeepAssumptions = (packageId: number, edits: ComparisonEdits | null) => void;

interface Kept {
  readonly packageId: number;
  readonly edits: ComparisonEdits;
}

/** Whether nothing but the address keeps the person from ordering: it is asked at the first order. */
export function lacksOnlyAddress(missing: Order['missing']): boolean {
  return missing.length > 0 && missing.every((code) => code.startsWith('addressDto.'));
}

/** Why a package has no price of the person's own. */
const WITHOUT_PRICE = {
  GIVEN: 'PACKAGE_WITHOUT_PRICE',
  MISSING: 'NO_SALARY_DATA',
  UNKNOWN: 'NOT_KNOWN_YET',
} as const satisfies Record<SalaryStanding, OrderObstacle>;

/** Orders what is configured and leads to the workflow of the new order. */
export function useOrder(
  configuration: Configuration,
  standing: SalaryStanding,
  stops: TaxResultReply['stops'],
  /** Whether the employer does not offer the car to the person. */
  notOffered: boolean,
): Order {
  const { leasePackage, color, delivery } = configuration;
  const navigate = useNavigate();
  const employee = useHasRole('EMPLOYEE');
  const [incomplete, setIncomplete] = useState(false);
  const [asksAddress, askAddress] = useState(false);
  const keyOf = useOrderKey();
  const [kept, setKept] = useState<Kept | null>(null);
  const keepAssumptions = useCallback<KeepAssumptions>(
    (packageId, edits) => setKept(edits && { packageId, edits }),
    [],
  );
  const creation = useApiMutation('createOrder', {
    outdates: ['listOrders'],
    headers: ({ body }) => ({ 'idempotency-key': keyOf(body) }),
    onSuccess: ({ orderId, errors }) => {
      askAddress(lacksOnlyAddress(errors));
      if (orderId !== null) void navigate(paths.orderWorkflow(orderId));
    },
  });

  function obstacle(): OrderObstacle | null {
    if (!employee) return 'NOT_AN_EMPLOYEE';
    if (notOffered) return 'NOT_OFFERED';
    // Without any package the button says what is wrong when it is pressed.
    if (leasePackage !== undefined && leasePackage.userPrice === null) {
      return WITHOUT_PRICE[standing];
    }
    return stops.length > 0 ? 'LEGAL_LIMIT' : null;
  }

  function place(): void {
    const complete = leasePackage !== undefined && color !== undefined && delivery !== undefined;
    setIncomplete(!complete);
    if (!complete) return;
    const choice = { leasePackageId: leasePackage.id, color: color.id, delivery: delivery.id };
    // Entries belong to one package.
    const comparisonEdits = kept?.packageId === leasePackage.id ? kept.edits : undefined;
    creation.mutate({ body: { ...choice, ...(comparisonEdits && { comparisonEdits }) } });
  }

  return {
    obstacle: obstacle(),
    place,
    keepAssumptions,
    pending: creation.isPending,
    missing: creation.data?.errors ?? [],
    asksAddress,
    askAddress,
    incomplete,
    error: creation.error,
  };
}
