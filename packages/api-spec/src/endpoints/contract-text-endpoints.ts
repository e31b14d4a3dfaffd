import { defineEndpoint } from '../endpoint.ts';
import { DESK_ROUTES } from '../desk-routes.ts';
import {
  contractTextsBody,
  contractTextsList,
  contractTextsParams,
  contractTextsPreviewQuery,
  contractTextsPublicationBody,
  contractTextsReply,
} from '../schemas/contract-texts.ts';

const access = ['ADMIN'] as const;
const params = contractTextsParams;

export const contractTextEndpoints = {
  listContractTexts: defineEndpoint({
    ...DESK_ROUTES.listContractTexts,
    access,
    summary: 'The versions of the texts of contracts, newest first.',
    reply: contractTextsList,
  }),
  draftContractTexts: defineEndpoint({
    ...DESK_ROUTES.draftContractTexts,
    access,
    summary:
      'Starts a draft with the newest published texts. There is one draft at a time: it answers if there is one.',
    reply: contractTextsReply,
  }),
  getContractTexts: defineEndpoint({
    ...DESK_ROUTES.getContractTexts,
    access,
    summary: 'One version for reading and editing, with what differs from the one before.',
    params,
    reply: contractTextsReply,
    problems: ['NOT_FOUND'],
  }),
  saveContractTexts: defineEndpoint({
    ...DESK_ROUTES.saveContractTexts,
    access,
    summary:
      'Saves a draft. Texts that no contract could be printed from are refused, each problem with its line.',
    params,
    body: contractTextsBody,
    reply: contractTextsReply,
    problems: ['NOT_FOUND', 'CONTRACT_TEXTS_PUBLISHED', 'CONTRACT_TEXTS_CHANGED'],
  }),
  discardContractTexts: defineEndpoint({
    ...DESK_ROUTES.discardContractTexts,
    access,
    summary: 'Throws a draft away.',
    params,
    reply: 'none',
    problems: ['NOT_FOUND', 'CONTRACT_TEXTS_PUBLISHED'],
  }),
  publishContractTexts: defineEndpoint({
    ...DESK_ROUTES.publishContractTexts,
    access,
    summary: 'Publishes a draft for orders from a day on. Nobody can change it afterwards.',
    params,
    body: contractTextsPublicationBody,
    reply: contractTextsReply,
    problems: ['NOT_FOUND', 'CONTRACT_TEXTS_PUBLISHED', 'CONTRACT_TEXTS_CHANGED'],
  }),
  previewContractTexts: defineEndpoint({
    ...DESK_ROUTES.previewContractTexts,
    access,
    summary: 'A contract of a made-up order with these texts, as PDF.',
    params,
    query: contractTextsPreviewQuery,
    expensive: true,
    reply: 'pdf',
    problems: ['NOT_FOUND'],
  }),
} as const;
