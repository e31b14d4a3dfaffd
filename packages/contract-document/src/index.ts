export type { ContractDocument, ContractDrawing, ContractPicture } from './contract-document.ts';
export type {
  ContractBenefitInKind,
  ContractCompany,
  ContractComparison,
  ContractEmployee,
  ContractInput,
  ContractLater,
  ContractLease,
  ContractPayslip,
  ContractPayslipLine,
  ContractVehicle,
  PostalAddress,
} from './contract-input.ts';
export { employerCopy } from './employer-copy.ts';
export { contractModel } from './contract-model.ts';
export type { ContractTexts } from './contract-texts.ts';
export { SIGNATURE_PLACE } from './render/draw-signature.ts';
export { renderContract, type RenderOptions } from './render/render-contract.ts';
export type { ContractFonts } from './render/typeface.ts';
export { contractTextsOf, CURRENT_CONTRACT_TEXTS } from './contract-texts-of.ts';
export { damageReport, type DamageReportInput } from './damage-report.ts';
export { endSettlement, type EndSettlementInput } from './end-settlement.ts';
export { fineReplyLetter, type FineReplyInput } from './fine-reply-letter.ts';
export { handoverRecord, type HandoverRecordInput } from './handover-record.ts';
export { EXTENSION_ANNEX_TEXTS, extensionAnnex, type ExtensionAnnexInput } from './extension-annex.ts';
export { PACKAGE_ANNEX_TEXTS, packageAnnex, TEXT_FORM, type PackageAnnexInput } from './package-annex.ts';
export { compareTexts } from './editing/compare-texts.ts';
export { contractTextSource, readContractTexts } from './editing/contract-text-source.ts';
export { exampleContractInput, exampleFigures } from './editing/example-contract-input.ts';
export { TEXT_BLOCKS, TEXT_CONDITIONS, TEXT_PLACEHOLDERS } from './editing/text-vocabulary.ts';
export { withdrawalReceipt, type WithdrawalReceiptInput } from './withdrawal-receipt.ts';
