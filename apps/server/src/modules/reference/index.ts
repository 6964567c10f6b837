export { coins } from './coins.ts';
export { countryCodes } from './country-codes.ts';
export { countryMayRegister } from './country-may-register.ts';
export { displayFiats } from './display-fiats.ts';
