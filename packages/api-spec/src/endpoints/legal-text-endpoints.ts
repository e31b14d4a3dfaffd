import { defineEndpoint } from '../endpoint.ts';
import { OTHER_ROUTES } from '../other-routes.ts';
import { DESK_ROUTES } from '../desk-routes.ts';
import { ROUTES } from '../routes.ts';
import {
  legalPdfParams,
  legalTextBody,
  legalTextParams,
  legalTextReply,
  legalVersionParams,
  legalVersionPdfParams,
  legalVersionsReply,
} from '../schemas/legal-texts.ts';

export const legalTextEndpoints = {
  getLegalText: defineEndpoint({
    ...ROUTES.getLegalText,
    access: 'public',
    summary:
      'The text of terms of use, imprint, data protection or accessibility statement in force, in both languages.',
    params: legalTextParams,
    reply: legalTextReply,
  }),
  listLegalVersions: defineEndpoint({
    ...ROUTES.listLegalVersions,
    access: 'public',
    summary: 'All versions of a legal text with their days, newest first.',
    params: legalTextParams,
    reply: legalVersionsReply,
  }),
  getLegalVersion: defineEndpoint({
    ...ROUTES.getLegalVersion,
    access: 'public',
    summary: 'One version of a legal text, also one that no longer holds.',
    params: legalVersionParams,
    reply: legalTextReply,
    problems: ['NOT_FOUND'],
  }),
  getLegalPdf: defineEndpoint({
    ...OTHER_ROUTES.getLegalPdf,
    access: 'public',
    summary: 'The same text as PDF.',
    params: legalPdfParams,
    reply: 'pdf',
  }),
  getLegalVersionPdf: defineEndpoint({
    ...OTHER_ROUTES.getLegalVersionPdf,
    access: 'public',
    summary: 'One version of a legal text as PDF, also one that no longer holds.',
    params: legalVersionPdfParams,
    reply: 'pdf',
    problems: ['NOT_FOUND'],
  }),
  publishLegalText: defineEndpoint({
    ...DESK_ROUTES.publishLegalText,
    access: ['ADMIN'],
    summary: 'Publishes a new version of a legal text; earlier ones are kept.',
    params: legalTextParams,
    body: legalTextBody,
    reply: legalTextReply,
    problems: ['LEGAL_TEXT_CHANGED'],
  }),
} as const;
