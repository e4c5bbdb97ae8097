/** Letters without their marks, in lower case: what people type when they look for "Plié" or "Bête". */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/['’]/g, '').toLowerCase();
