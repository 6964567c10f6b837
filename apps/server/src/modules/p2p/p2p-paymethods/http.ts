import { addMethod as addMethodCall } from '@peerbourse/contract/p2p/p2p-paymethods/add-method';
import { changeMethod as changeMethodCall } from '@peerbourse/contract/p2p/p2p-paymethods/change-method';
import { deleteMethod as deleteMethodCall } from '@peerbourse/contract/p2p/p2p-paymethods/delete-method';
import { methodTemplateList as methodTemplateListCall } from '@peerbourse/contract/p2p/p2p-paymethods/method-template-list';
import { myMethodList as myMethodListCall } from '@peerbourse/contract/p2p/p2p-paymethods/my-method-list';
import { openMethod as openMethodCall } from '@peerbourse/contract/p2p/p2p-paymethods/open-method';
import { popularMethodList as popularMethodListCall } from '@peerbourse/contract/p2p/p2p-paymethods/popular-method-list';
import { switchMethod as switchMethodCall } from '@peerbourse/contract/p2p/p2p-paymethods/switch-method';
import { route } from '#platform/http/serve.ts';
import { addMethod } from './add-method.ts';
import { changeMethod } from './change-method.ts';
import { deleteMethod } from './delete-method.ts';
import { myMethodList } from './my-method-list.ts';
import { openMethod } from './open-method.ts';
import { proveByFundPassword } from './prove-by-fund-password.ts';
import { switchMethod } from './switch-method.ts';
import { methodTemplateList } from './templates/method-template-list.ts';
import { popularMethodList } from './templates/popular-method-list.ts';

export const routes = [
  route(methodTemplateListCall, methodTemplateList),
  route(popularMethodListCall, popularMethodList),
  route(myMethodListCall, myMethodList),
  route(addMethodCall, addMethod, proveByFundPassword),
  route(changeMethodCall, changeMethod, proveByFundPassword),
  route(openMethodCall, openMethod, proveByFundPassword),
  route(deleteMethodCall, deleteMethod),
  route(switchMethodCall, switchMethod),
];
