-- A car as the provider writes it (`carBody` of the contract), to be compared with what a form or a file says.
CREATE VIEW car_documents AS
SELECT car.id, car.reference, car.active, jsonb_build_object(
  'reference', car.reference,
  'brand', car.brand,
  'model', car.model,
  'trimLevel', car.trim_level,
  'bodyStyle', car.body_style,
  'driveType', car.drive_type,
  'maximumPowerKw', car.maximum_power_kw,
  'rangeKm', car.range_km,
  'consumption', car.consumption,
  'listPriceEur', car.list_price_cents / 100.0,
  'lengthMm', car.length_mm,
  'shape', (SELECT drawing.shape FROM drawings AS drawing WHERE drawing.name = car.drawing),
  'deliveryFromWeeks', car.delivery_from_weeks,
  'deliveryToWeeks', car.delivery_to_weeks,
  'availableFrom', car.available_from,
  'technicalDetails', car.technical_details,
  'standardEquipment', car.standard_equipment,
  'specialEquipment', car.special_equipment,
  'colors', coalesce((
    SELECT jsonb_agg(jsonb_build_object('name', color.name, 'hex', color.hex) ORDER BY color.position)
    FROM vehicle_colors AS color WHERE color.vehicle_id = car.id), '[]'),
  'delivery', coalesce((
    SELECT jsonb_agg(jsonb_build_object('name', option.name, 'description', option.description) ORDER BY option.position)
    FROM delivery_options AS option WHERE option.vehicle_id = car.id), '[]'),
  'leasePackages', coalesce((
    SELECT jsonb_agg(jsonb_build_object(
      'durationMonths', package.duration_months,
      'kmPerYear', package.km_per_year,
      'tires', package.tires,
      'totalMonthlyGrossCostEur', package.total_monthly_gross_cost_cents / 100.0,
      'grossComparisonCostEur', package.gross_comparison_cost_cents / 100.0,
      'maintenanceAndServicingIncluded', package.maintenance_and_servicing_included,
      'vehicleInsuranceIncluded', package.vehicle_insurance_included,
      'tirePackageIncluded', package.tire_package_included,
      'tireChangeIncluded', package.tire_change_included,
      'rateInsuranceIncluded', package.rate_insurance_included,
      'extraKilometerEur', package.extra_kilometer_tenth_cents / 1000.0,
      'fewerKilometerEur', package.fewer_kilometer_tenth_cents / 1000.0,
      'extraKilometersTolerance', package.extra_kilometers_tolerance,
      'fewerKilometersTolerance', package.fewer_kilometers_tolerance,
      'extraKilometersCap', package.extra_kilometers_cap,
      'fewerKilometersCap', package.fewer_kilometers_cap
    ) ORDER BY package.duration_months, package.km_per_year, package.tires COLLATE "C")
    FROM lease_packages AS package WHERE package.vehicle_id = car.id AND package.active), '[]')
) AS document
FROM vehicles AS car;

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
