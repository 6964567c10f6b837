/** A placeholder that the setting has no value for stays as it is. */
export function filledBrand(text: string, brand: unknown): string {
  const values = typeof brand === 'object' && brand !== null ? (brand as Record<string, unknown>) : {};
  return text.replaceAll(/\{(brand|legalEntity|supportAddress)\}/g, (placeholder, name: string) => {
    const value = values[name === 'brand' ? 'name' : name];
    return typeof value === 'string' ? value : placeholder;
  });
}
