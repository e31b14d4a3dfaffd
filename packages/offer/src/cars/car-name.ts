/** Brand and model as one name; a model that says its brand already, as "Polestar 2" does, says it once. */
export function carName(brand: string, model: string): string {
  return model.startsWith(`${brand} `) || model === brand ? model : `${brand} ${model}`;
}
