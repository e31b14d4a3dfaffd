import { contract } from '@stromwandel/api-spec';
import { ok, refuse, type Result } from '@stromwandel/kernel';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../../platform/scope/caller.ts';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../services.ts';
import { isPersonOfTenant } from '../people/index.ts';
import { endEmploymentReport, reportEmployment, type ReportAbout } from './report-employment.ts';
import { reportForProvider } from './report-for-provider.ts';
import { findLeases, findReports } from './report-store.ts';

/** What employers report about their people, and what the provider learns of it. */
export function registerReportEndpoints(app: FastifyInstance, services: Services): void {
  const { db, clock } = services;

  async function about<T>(
    { userId: officeId, tenantId }: Caller,
    userId: number,
    work: (about: ReportAbout) => Promise<Result<T, Refusal>>,
  ): Promise<Result<T, Refusal>> {
    return tenantId === null ? refuse({ code: 'FORBIDDEN' }) : work({ officeId, tenantId, userId });
  }

  registerEndpoint(app, contract.listPersonLeases, ({ caller, params }) =>
    about(caller, params.userId, async ({ tenantId, userId }) => {
      if (!(await isPersonOfTenant(db, tenantId, userId))) return refuse({ code: 'NOT_FOUND' });
      return ok((await findLeases(db, [userId], clock.today())).get(userId) ?? []);
    }),
  );
  registerEndpoint(app, contract.reportEmployment, ({ caller, params, body }) =>
    about(caller, params.userId, (person) => reportEmployment(services, person, body)),
  );
  registerEndpoint(app, contract.endEmploymentReport, ({ caller, params }) =>
    about(caller, params.userId, (person) => endEmploymentReport(services, person, params.reportId)),
  );
  registerEndpoint(app, contract.listEmploymentReports, async ({ query }) => {
    const { reports, next } = await findReports(db, query.after);
    const userIds = [...new Set(reports.map(({ report }) => report.userId))];
    const leases = await findLeases(db, userIds, clock.today());
    return ok({
      reports: reports.map(({ report, firstName, lastName, tenantName }) => ({
        ...reportForProvider(report),
        personName: `${firstName} ${lastName}`,
        tenantName,
        leases: leases.get(report.userId) ?? [],
      })),
      next,
    });
  });
}
