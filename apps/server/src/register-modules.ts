import type { FastifyInstance } from 'fastify';
import { registerAccounts } from './modules/accounts/index.ts';
import { registerAuditLog } from './modules/audit-log/index.ts';
import {
  createCatalogueSnapshots,
  registerCatalogue,
  type ReadFollowed,
  type ReadRunningCars,
} from './modules/catalogue/index.ts';
import { contractReaction, registerContracts } from './modules/contracts/index.ts';
import { registerContractTexts } from './modules/contract-texts/index.ts';
import { registerAppointments } from './modules/appointments/index.ts';
import { registerCatalogueImport } from './modules/catalogue-import/index.ts';
import { registerEmployerFigures } from './modules/employer-figures/index.ts';
import { registerEmployerRules } from './modules/employer-rules/index.ts';
import { registerFavourites } from './modules/favourites/index.ts';
import { registerHandoverRecords } from './modules/handover-records/index.ts';
import { registerJanuary } from './modules/january/index.ts';
import { registerLaw } from './modules/law/index.ts';
import { leaseReaction, registerLeases } from './modules/leases/index.ts';
import { registerLeaseExtensions } from './modules/lease-extensions/index.ts';
import { registerLeaseEnd } from './modules/lease-end/index.ts';
import { registerReturnSlots } from './modules/return-slots/index.ts';
import { registerSelfChecks } from './modules/self-checks/index.ts';
import { registerLegalTexts } from './modules/legal-texts/index.ts';
import { registerDamages } from './modules/damages/index.ts';
import { registerFines } from './modules/fines/index.ts';
import { registerDriverMonths } from './modules/driver-months/index.ts';
import { registerLicences } from './modules/licences/index.ts';
import { registerDealerLinks } from './modules/dealer-links/index.ts';
import { manufacturerReaction, registerManufacturer } from './modules/manufacturer/index.ts';
import { checksReaction, verificationOrders } from './modules/order-checks/index.ts';
import {
  findLeaseToFollow,
  followedLeaseReply,
  readRunningCars,
  judgeLimits,
  lockOrdersOnOldSalary,
  mailReaction,
  priceOrderAnew,
  registerOrders,
  type OrderCommandServices,
} from './modules/orders/index.ts';
import { registerOwnData } from './modules/own-data/index.ts';
import { registerPackageChanges } from './modules/package-changes/index.ts';
import { registerPayrollExport } from './modules/payroll-export/index.ts';
import { registerEmploymentReports } from './modules/employment-reports/index.ts';
import { registerPeople } from './modules/people/index.ts';
import { registerProviderCatalogue } from './modules/provider-catalogue/index.ts';
import { registerProviderSettings } from './modules/provider-settings/index.ts';
import { registerSavedSearches } from './modules/saved-searches/index.ts';
import { registerRegisterCodes } from './modules/register-codes/index.ts';
import { registerStuckWork } from './modules/stuck-work/index.ts';
import { registerTenants } from './modules/tenants/index.ts';
import { registerVerification, type SimulateVerification } from './modules/verification/index.ts';
import { registerDesks } from './modules/desks/index.ts';
import type { Services } from './services.ts';

/** The services for changing orders, with all that follows an order's events. */
export function withOrderReactions(services: Services): Services & OrderCommandServices {
  return {
    ...services,
    reactions: [
      checksReaction,
      mailReaction(services),
      manufacturerReaction(services),
      contractReaction,
      leaseReaction(services),
    ],
  };
}

/**
 * Registers every module of the server, one line each.
 * @param simulate simulates the verification provider while none is configured; null in production
 */
export function registerModules(
  app: FastifyInstance,
  services: Services,
  simulate: SimulateVerification | null,
): void {
  const snapshots = createCatalogueSnapshots(services.db);
  const orders = withOrderReactions(services);
  registerAccounts(app, services, {
    lock: (tx, userId, info) => lockOrdersOnOldSalary(tx, orders, userId, info),
    priceAnew: (tx, caller, orderId, info) => priceOrderAnew(tx, orders, caller, orderId, info),
    judge: (tx, userId) => judgeLimits(tx, services.seal, userId, services.clock.today()),
  });
  const { db, seal } = services;
  // The next order follows a lease with a follow-up car chosen, so that lease does not count beside it.
  const readOtherCars: ReadRunningCars = async (userId, from) => {
    const follows = (await findLeaseToFollow(db, userId))?.orderId ?? null;
    return readRunningCars(db, seal, { userId, from, except: null, follows });
  };
  const readFollowed: ReadFollowed = async (userId) => {
    const followed = await findLeaseToFollow(db, userId);
    return followed && followedLeaseReply(followed);
  };
  registerCatalogue(app, { ...services, snapshots }, { readRunningCars: readOtherCars, readFollowed });
  registerFavourites(app, services);
  registerSavedSearches(app, { ...services, snapshots, readRunningCars: readOtherCars });
  registerOrders(app, orders);
  registerContracts(app, orders);
  registerAppointments(app, orders);
  registerLeases(app, services);
  registerLeaseEnd(app, services);
  registerSelfChecks(app, services);
  registerReturnSlots(app, orders);
  registerHandoverRecords(app, orders);
  registerDriverMonths(app, services);
  registerDealerLinks(app, orders);
  registerPackageChanges(app, orders);
  registerLeaseExtensions(app, orders);
  registerDamages(app, orders);
  registerFines(app, orders);
  registerDesks(app, orders);
  registerEmployerFigures(app, services);
  registerEmployerRules(app, services);
  registerPayrollExport(app, services);
  registerPeople(app, services);
  registerEmploymentReports(app, services);
  registerProviderSettings(app, services);
  registerTenants(app, services);
  registerRegisterCodes(app, services);
  registerProviderCatalogue(app, services);
  registerCatalogueImport(app, { ...services, snapshots });
  registerAuditLog(app, services);
  registerContractTexts(app, services);
  registerStuckWork(app, services);
  registerLaw(app, services);
  registerJanuary(app, services);
  registerLegalTexts(app, services);
  registerManufacturer(app, orders);
  registerOwnData(app, orders);
  const checks = registerVerification(app, services, verificationOrders(orders), simulate);
  registerLicences(app, orders, checks);
}
