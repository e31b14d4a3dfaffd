import { contract, type ReplyOf } from '@stromwandel/api-spec';
import { ok } from '@stromwandel/kernel';
import type { FastifyInstance } from 'fastify';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import type { Services } from '../../services.ts';
import { changedFigures, readComparisonDefaults, writeComparisonDefaults } from '../offer/index.ts';
import { readSupportContact } from './support-contact.ts';
import { readProviderSettings, writeProviderSettings } from './provider-settings-store.ts';

export { SUPPORT_SETTING, type SupportContact } from './support-contact.ts';

function auditDetails(settings: ReplyOf<'getProviderSettings'>) {
  const {
    benefitCap,
    benefitValue107,
    commuteDays,
    deadlineDays,
    fineFeeEur,
    annexForm,
    mostDrivers,
    reportDueDays,
    arbitrationBody,
    mailSender,
    orderAddresses,
    supportContact,
    lessor,
  } = settings;
  return {
    benefitCapEur: benefitCap.kind === 'fixed' ? benefitCap.amountEur : null,
    benefitValue107,
    ...commuteDays,
    employeeDays: deadlineDays.employee,
    employerDays: deadlineDays.employer,
    providerDays: deadlineDays.provider,
    fineFeeEur,
    annexForm,
    mostDrivers,
    reportDueDays,
    arbitrationBody,
    mailSender: mailSender && `${mailSender.name} <${mailSender.address}>`,
    orderAddress: orderAddresses.address,
    orderAddressesOfBrands: orderAddresses.brands
      .map(({ brand, address }) => `${brand}: ${address}`)
      .join('; '),
    supportPhone: supportContact.phone,
    supportTowPhone: supportContact.towPhone,
    supportWorkshopPhone: supportContact.workshopPhone,
    supportEmail: supportContact.email,
    supportHours: supportContact.hoursDe,
    lessor: `${lessor.company} ${lessor.legalForm}`,
    lessorAddress: `${lessor.street} ${lessor.streetNumber}, ${lessor.postcode} ${lessor.place}`,
    lessorRegister: lessor.register,
    lessorVatId: lessor.vatId,
    lessorRepresentative: lessor.representative,
  };
}

/** What the provider sets for calculations, deadlines and mails. The list of cars notices by itself, see its version. */
export function registerProviderSettings(
  app: FastifyInstance,
  { db, clock, configuration }: Pick<Services, 'db' | 'clock' | 'configuration'>,
): void {
  registerEndpoint(app, contract.getProviderSettings, async () =>
    ok(await readProviderSettings(db, configuration)),
  );
  registerEndpoint(app, contract.getSupportContact, async () => ok(await readSupportContact(db)));
  registerEndpoint(app, contract.getComparisonDefaults, async () =>
    ok(await readComparisonDefaults(db, clock.today())),
  );
  registerEndpoint(app, contract.saveComparisonDefaults, ({ caller, body }) =>
    db.transaction(async (tx) => {
      const before = await readComparisonDefaults(tx, clock.today());
      await writeComparisonDefaults(tx, body);
      await recordAuditEvent(tx, {
        at: clock.now(),
        actorId: caller.userId,
        actorRole: 'ADMIN',
        tenantId: null,
        action: 'COMPARISON_DEFAULTS_SAVED',
        record: 'settings',
        recordId: null,
        details: { figures: changedFigures(before, body) },
      });
      return ok(body);
    }),
  );
  registerEndpoint(app, contract.saveProviderSettings, ({ caller, body }) =>
    db.transaction(async (tx) => {
      await writeProviderSettings(tx, configuration, body);
      const saved = await readProviderSettings(tx, configuration);
      await recordAuditEvent(tx, {
        at: clock.now(),
        actorId: caller.userId,
        actorRole: 'ADMIN',
        tenantId: null,
        action: 'PROVIDER_SETTINGS_SAVED',
        record: 'settings',
        recordId: null,
        details: auditDetails(saved),
      });
      return ok(saved);
    }),
  );
}
