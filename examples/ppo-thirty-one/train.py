from __future__ import annotations
import argparse, time, sys
import numpy as np, torch
from torch import nn
from boneace.env.vector import Vector
from suits import Turned

p = argparse.ArgumentParser()
p.add_argument("--seconds", type=float, default=1800)
p.add_argument("--hidden", type=int, default=128)
p.add_argument("--lr", type=float, default=1e-3)
p.add_argument("--epochs", type=int, default=2)
p.add_argument("--many", type=int, default=256)
p.add_argument("--steps", type=int, default=32)
p.add_argument("--lam", type=float, default=0.9)
p.add_argument("--entropy", type=float, default=0.01)
p.add_argument("--seed", type=int, default=1)
p.add_argument("--threads", type=int, default=1)
p.add_argument("--novice", type=int, default=1)
p.add_argument("--out", default="/tmp/ppo")
a = p.parse_args()
torch.set_num_threads(a.threads); torch.manual_seed(a.seed)
t0 = time.process_time()

def vec(players, many):
    return Vector.of("thirty-one", many, seats=2, autoreset="same_step", dealer=None, players=players)
vecs = [vec(None, a.many)]
if a.novice: vecs += [vec(["learner","novice"], a.many//4), vec(["novice","learner"], a.many//4)]
tests = [vec(["learner","novice"], 512), vec(["novice","learner"], 512)]
turned = Turned(vecs[0])
size, acts = vecs[0].tensor.size, len(vecs[0].actions)
highs = vecs[0].tensor.highs.astype(np.float32)
scale = 1/np.where(highs>=52, 10, np.where(highs>1,5,1)).astype(np.float32)
scale = torch.from_numpy(scale)
LIVES = [vecs[0].tensor.names.index(n) for n in ("lives: +0","lives: +1")]

class Net(nn.Module):
    def __init__(self):
        super().__init__()
        h=a.hidden
        self.trunk = nn.Sequential(nn.Linear(size,h), nn.ReLU(), nn.Linear(h,h), nn.ReLU())
        self.pi, self.v = nn.Linear(h,acts), nn.Linear(h,1)
        with torch.no_grad():
            self.pi.weight *= 0.01; self.v.weight *= 0.1
    def forward(self, x, mask):
        x = x.float()
        own, other = x[:,LIVES].add(1).pow(2).unbind(1)
        y = self.trunk(x*scale)
        return self.pi(y).masked_fill(~mask, -1e9), self.v(y).squeeze(-1)+(own-other)/(own+other)
net = Net(); opt = torch.optim.Adam(net.parameters(), lr=a.lr, eps=1e-5)
ema = Net(); ema.load_state_dict(net.state_dict())

def look(now):
    t = turned.turns(now.observations)
    return t, np.take_along_axis(now.observations, turned.of_places[t],1), np.take_along_axis(now.masks, turned.of_actions[t],1)

def rollout(v):
    T,N = a.steps, v.many
    O=np.empty((T,N,size),np.uint8); M=np.empty((T,N,acts),bool); A=np.empty((T,N),np.int64)
    LP=np.empty((T,N),np.float32); V=np.empty((T+1,N),np.float32); R=np.empty((T,N),np.float32); D=np.empty((T,N),bool); S=np.empty((T+1,N),np.int8)
    rows=np.arange(N)
    for t in range(T+1):
        now=v.now
        turn,o,m=look(now)
        with torch.no_grad():
            lg,val=net(torch.from_numpy(o),torch.from_numpy(m))
        V[t]=val.numpy(); S[t]=now.seats
        if t==T: break
        lp=torch.log_softmax(lg,-1).numpy()
        act=np.argmax(lp+np.random.gumbel(size=lp.shape),1)
        O[t],M[t],A[t]=o,m,act; LP[t]=lp[rows,act]
        v.step(turned.of_actions[turn,act])
        R[t]=v.now.rewards[rows,S[t]]; D[t]=v.now.terminated|v.now.truncated
    adv=np.zeros((T,N),np.float32); last=0
    for t in reversed(range(T)):
        sign=np.where(S[t]==S[t+1],1,-1)*(~D[t])
        last=R[t]+sign*V[t+1]-V[t]+a.lam*sign*last
        adv[t]=last
    ret=adv+V[:T]
    f=lambda x:torch.from_numpy(x.reshape(T*N,*x.shape[2:]))
    return [f(x) for x in (O,M,A,LP,adv,ret)]

def test(model, matches, seed=10**6):
    won=tot=0
    for i,v in enumerate(tests):
        v.reset(seed=seed)
        tot_v=won_v=0
        while tot_v<matches:
            turn,o,m=look(v.now)
            with torch.no_grad(): lg,_=model(torch.from_numpy(o),torch.from_numpy(m))
            act=lg.argmax(1).numpy()
            v.step(turned.of_actions[turn,act])
            d=v.now.terminated|v.now.truncated
            tot_v+=int(d.sum()); won_v+=float((v.now.rewards[d,i]+1).sum()/2)
        tot+=tot_v; won+=won_v
    return won/tot, 1.96*.5/np.sqrt(tot)

def save(model, path):
    torch.save({"state":model.state_dict(),"scale":scale},path)

np.random.seed(a.seed)
for i,v in enumerate(vecs): v.reset(seed=a.seed*10**7+i*10**5)
spent=lambda: time.process_time()-t0
test_time=0; n=0; it=0; next_test=0
t_roll=t_learn=0
while True:
    frac=(spent()-test_time)/a.seconds
    if frac>=1: break
    for g in opt.param_groups: g["lr"]=a.lr*(1-frac)
    ent=a.entropy*(1-frac)
    c=time.process_time()
    data=[torch.cat(x) for x in zip(*[rollout(v) for v in vecs])]
    t_roll+=time.process_time()-c; c=time.process_time()
    O,M,A,LP,ADV,RET=data
    n+=len(A)
    ADV=(ADV-ADV.mean())/ADV.std()
    for ep in range(a.epochs):
        for b in torch.randperm(len(A)).split(2048):
            lg,val=net(O[b],M[b])
            l=torch.log_softmax(lg,-1); lp=l.gather(1,A[b,None]).squeeze(1)
            ratio=(lp-LP[b]).exp()
            ad=ADV[b]
            pl=-torch.min(ratio*ad, ratio.clamp(.8,1.2)*ad).mean()
            vl=(val-RET[b]).pow(2).mean()
            H=-(l.exp()*l.masked_fill(~M[b],0)).sum(1).mean()
            loss=pl+.5*vl-ent*H
            opt.zero_grad(); loss.backward(); nn.utils.clip_grad_norm_(net.parameters(),.5); opt.step()
        with torch.no_grad():
            w=min(0.99, 1-1/(it/4+2))
            for x,y in zip(ema.parameters(),net.parameters()): x.lerp_(y,1-w)
    t_learn+=time.process_time()-c
    it+=1
    if frac>=next_test:
        c=time.process_time()
        e1=test(net,1500); e2=test(ema,1500)
        print(f"{spent()-test_time:6.0f}s {n/1e6:6.2f}M net {e1[0]:.3f} ema {e2[0]:.3f} ±{e1[1]:.3f} H {H.item():.3f} vl {vl.item():.3f} ev {1-(((RET-ADV*0)-0).sub(0).var()*0+ (vl.item()/RET.var())).item():.3f} roll {t_roll:.0f} learn {t_learn:.0f}",flush=True)
        save(ema,a.out+".pt")
        test_time+=time.process_time()-c
        next_test+=0.05
e=test(ema,20000); print("final ema",e, "net", test(net,20000)); save(ema,a.out+".pt")
