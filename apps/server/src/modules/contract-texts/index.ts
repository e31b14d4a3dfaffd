import { contract } from '@stromwandel/api-spec';
import { ok, refuse, type Result } from '@stromwandel/kernel';
import type { FastifyInstance } from 'fastify';
import { printExampleContract, readLessor } from '../contract-printing/index.ts';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../services.ts';
import { discardTexts, draftTexts, publishTexts, saveTexts } from './change-contract-texts.ts';
import {
  findTexts,
  rowReply,
  SHIPPED_NUMBER,
  shippedTextsReply,
  versionReplies,
} from './contract-text-replies.ts';
import { findVersion, findVersions, type ContractTextRow } from './contract-text-store.ts';

export { contractTextsNameInForce, readContractTextsNamed } from './texts-in-force.ts';

/** Registers editing and publishing of the contract texts. */
export function registerContractTexts(app: FastifyInstance, services: Pick<Services, 'db' | 'clock'>): void {
  const { db } = services;
  const answer = async (outcome: Result<ContractTextRow, Refusal>) =>
    outcome.ok ? ok(await rowReply(services, outcome.value)) : outcome;

  registerEndpoint(app, contract.listContractTexts, async () =>
    ok(await versionReplies(services, await findVersions(db))),
  );
  registerEndpoint(app, contract.draftContractTexts, async ({ caller }) =>
    answer(ok(await draftTexts(services, caller))),
  );
  registerEndpoint(app, contract.getContractTexts, async ({ params: { number } }) => {
    if (number === SHIPPED_NUMBER) return ok(await shippedTextsReply(services));
    const row = await findVersion(db, number);
    return answer(row ? ok(row) : refuse({ code: 'NOT_FOUND' }));
  });
  registerEndpoint(app, contract.saveContractTexts, async ({ params, body, caller }) =>
    answer(await saveTexts(services, caller, params.number, body)),
  );
  registerEndpoint(app, contract.discardContractTexts, ({ params, caller }) =>
    discardTexts(services, caller, params.number),
  );
  registerEndpoint(app, contract.publishContractTexts, async ({ params, body, caller }) =>
    answer(await publishTexts(services, caller, params.number, body)),
  );
  registerEndpoint(app, contract.previewContractTexts, async ({ params, query }) => {
    const texts = await findTexts(services, params.number);
    if (!texts) return refuse({ code: 'NOT_FOUND' });
    return ok(await printExampleContract(texts, query.circumstances, await readLessor(db)));
  });
}
