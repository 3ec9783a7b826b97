const { RuntimeGlobals, RuntimeModule } = require('webpack');

/** Makes the policy for the addresses of chunks as soon as the runtime is there, not with the first chunk. */
class TakeScriptPolicy extends RuntimeModule {
  constructor() {
    super('take script policy', RuntimeModule.STAGE_TRIGGER);
  }

  generate() {
    return `${RuntimeGlobals.getTrustedTypesPolicy}();`;
  }
}

/** No name that the page's header admits stays free for a policy that is not the shop's. */
class TakeScriptPolicyPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('TakeScriptPolicyPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.getTrustedTypesPolicy)
        .tap('TakeScriptPolicyPlugin', (chunk) => {
          compilation.addRuntimeModule(chunk, new TakeScriptPolicy());
        });
    });
  }
}

module.exports = { TakeScriptPolicyPlugin };
