ALTER TABLE "catalogue_import_cars" ADD COLUMN "planned" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_import_cars" ADD COLUMN "previous_planned" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
-- The planned prices of a car as a file names them, in one order, so that both can be compared.
CREATE VIEW car_plans AS
SELECT car.reference, jsonb_agg(plan.document ORDER BY plan.document -> 'leasePackage', plan.first_day) AS planned
FROM vehicles AS car JOIN (
  SELECT price.vehicle_id, price.first_day, jsonb_build_object(
    'leasePackage', CASE WHEN price.lease_package_id IS NOT NULL THEN jsonb_build_object(
      'durationMonths', package.duration_months,
      'kmPerYear', package.km_per_year,
      'tires', package.tires) END,
    'firstDay', price.first_day,
    'amountEur', price.amount_cents / 100.0,
    'comparisonEur', price.comparison_cents / 100.0
  ) AS document
  FROM planned_prices AS price LEFT JOIN lease_packages AS package ON package.id = price.lease_package_id
) AS plan ON plan.vehicle_id = car.id
GROUP BY car.id;
--> statement-breakpoint
-- What is planned for a car after a file: where the file plans a price, only that one is planned.
CREATE FUNCTION planned_after(previous jsonb, given jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE
SET search_path = pg_catalog AS $$
  SELECT coalesce(jsonb_agg(plan ORDER BY plan -> 'leasePackage', plan ->> 'firstDay'), '[]') FROM (
    SELECT plan FROM jsonb_array_elements(given) AS plan
    UNION ALL
    SELECT plan FROM jsonb_array_elements(previous) AS plan WHERE NOT EXISTS (
      SELECT FROM jsonb_array_elements(given) AS other WHERE other -> 'leasePackage' = plan -> 'leasePackage')
  ) AS plans
$$;
