// The least a lazily loaded chat can be: a button, and a chat that is fetched when it is reached for.
const script = document.currentScript
const host = document.createElement('div')
const root = host.attachShadow({ mode: 'open' })
const button = document.createElement('button')
let loading
const load = () => (loading ??= import(new URL('floor-chat.js', script.src).href))
button.ariaLabel = 'Chat'
button.style.cssText = 'position:fixed;bottom:20px;right:20px;width:56px;height:56px'
button.onpointerenter = button.onfocus = load
button.onclick = async () => (await load()).mount(root)
root.append(button)
document.body.append(host)
