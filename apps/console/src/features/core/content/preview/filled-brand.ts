/** A placeholder that the setting has no word for stays as it is. */
export function filledBrand(text: string, brand: unknown): string {
  const words = typeof brand === 'object' && brand !== null ? (brand as Record<string, unknown>) : {};
  return text.replaceAll(/\{(brand|legalEntity|supportAddress)\}/g, (placeholder, name: string) => {
    const word = words[name === 'brand' ? 'name' : name];
    return typeof word === 'string' ? word : placeholder;
  });
}
