import type * as wire from '@stromwandel/api-spec';
import type { EndpointName, InCents } from '@stromwandel/api-spec';

// The portal computes and shows amounts in cents: these are the contract's types as `createApiCall` takes and gives them.

export type ReplyOf<N extends EndpointName> = InCents<wire.ReplyOf<N>>;
export type CallOf<N extends EndpointName> = InCents<wire.CallOf<N>>;

export type BoardLane = InCents<wire.BoardLane>;
export type CalculatorCarReply = InCents<wire.CalculatorCarReply>;
export type CatalogueImportReply = InCents<wire.CatalogueImportReply>;
export type CostComparisonReply = InCents<wire.CostComparisonReply>;
export type EmployerOrderItem = InCents<wire.EmployerOrderItem>;
export type EmployerOrderSheet = InCents<wire.EmployerOrderSheet>;
export type EstimateRangeReply = InCents<wire.EstimateRangeReply>;
export type PrivateLeaseReply = InCents<wire.PrivateLeaseReply>;
export type ImportProblem = InCents<wire.ImportProblem>;
export type LaterReply = InCents<wire.LaterReply>;
export type LeasePackageReply = InCents<wire.LeasePackageReply>;
export type ManufacturerOrderReply = InCents<wire.ManufacturerOrderReply>;
export type OfferObstacleReply = InCents<wire.OfferObstacleReply>;
export type OrderDetailReply = InCents<wire.OrderDetailReply>;
export type OrderListItem = InCents<wire.OrderListItem>;
export type OrderTimelineEvent = InCents<wire.OrderTimelineEvent>;
export type OrderTimelineReply = InCents<wire.OrderTimelineReply>;
export type PackageRatesReply = InCents<wire.PackageRatesReply>;
export type PricingTermsReply = InCents<wire.PricingTermsReply>;
export type ProviderBoard = InCents<wire.ProviderBoard>;
export type ProviderOrderItem = InCents<wire.ProviderOrderItem>;
export type ProviderOrderSheet = InCents<wire.ProviderOrderSheet>;
export type StuckItem = InCents<wire.StuckItem>;
export type TaxResultReply = InCents<wire.TaxResultReply>;
export type UserInfoReply = InCents<wire.UserInfoReply>;
export type VehicleDetailReply = InCents<wire.VehicleDetailReply>;
export type VehicleListItem = InCents<wire.VehicleListItem>;
export type WorkflowReply = InCents<wire.WorkflowReply>;
export type RunningCarReply = InCents<wire.RunningCarReply>;
