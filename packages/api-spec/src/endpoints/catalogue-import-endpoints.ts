import { defineEndpoint } from '../endpoint.ts';
import { DESK_ROUTES } from '../desk-routes.ts';
import {
  applyImportBody,
  catalogueImportReply,
  catalogueImportsReply,
  importChangesQuery,
  importChangesReply,
  importFormatReply,
  importParams,
  importProblemsQuery,
  importProblemsReply,
  uploadQuery,
} from '../schemas/catalogue-import.ts';

const LARGEST_FILE_BYTES = 200 * 1024 * 1024;

export const catalogueImportEndpoints = {
  getImportFormat: defineEndpoint({
    ...DESK_ROUTES.getImportFormat,
    access: ['ADMIN'],
    summary: 'The columns of a table of cars and a template with an example.',
    reply: importFormatReply,
  }),
  listCatalogueImports: defineEndpoint({
    ...DESK_ROUTES.listCatalogueImports,
    access: ['ADMIN'],
    summary: 'The last 20 imports, newest first; one that is being read tells how far it has come.',
    reply: catalogueImportsReply,
  }),
  uploadCatalogue: defineEndpoint({
    ...DESK_ROUTES.uploadCatalogue,
    access: ['ADMIN'],
    summary:
      'Reads and checks a table (CSV) or a JSON list of cars while it arrives. Changes nothing in the catalogue.',
    query: uploadQuery,
    upload: { types: ['text/csv', 'application/json'], maximumBytes: LARGEST_FILE_BYTES },
    expensive: true,
    reply: catalogueImportReply,
    problems: ['PAYLOAD_TOO_LARGE'],
  }),
  getCatalogueImport: defineEndpoint({
    ...DESK_ROUTES.getCatalogueImport,
    access: ['ADMIN'],
    summary: 'An import: how far it is and what it would change.',
    params: importParams,
    reply: catalogueImportReply,
    problems: ['NOT_FOUND'],
  }),
  listImportProblems: defineEndpoint({
    ...DESK_ROUTES.listImportProblems,
    access: ['ADMIN'],
    summary: 'What is wrong in a file, by line, 500 problems a page.',
    params: importParams,
    query: importProblemsQuery,
    reply: importProblemsReply,
    problems: ['NOT_FOUND'],
  }),
  listImportChanges: defineEndpoint({
    ...DESK_ROUTES.listImportChanges,
    access: ['ADMIN'],
    summary: 'Cars that an import adds, changes, leaves or misses, 50 a page.',
    params: importParams,
    query: importChangesQuery,
    reply: importChangesReply,
    problems: ['NOT_FOUND'],
  }),
  applyCatalogueImport: defineEndpoint({
    ...DESK_ROUTES.applyCatalogueImport,
    access: ['ADMIN'],
    summary: 'Takes a checked file over, all of it at once or nothing.',
    params: importParams,
    body: applyImportBody,
    expensive: true,
    reply: catalogueImportReply,
    problems: ['NOT_FOUND', 'IMPORT_NOT_READY', 'IMPORT_OUTDATED'],
  }),
  undoCatalogueImport: defineEndpoint({
    ...DESK_ROUTES.undoCatalogueImport,
    access: ['ADMIN'],
    summary: 'Takes an import back. Cars that were changed after it stay as they are.',
    params: importParams,
    expensive: true,
    reply: catalogueImportReply,
    problems: ['NOT_FOUND', 'IMPORT_NOT_READY'],
  }),
} as const;
